import { useIntl } from 'react-intl';

/** "Winter 2026–27" of a season by its first month and its kind. */
export function useSeasonName(): (season: string, kind: string) => string {
  const intl = useIntl();
  return (season, kind) => {
    const year = Number(season.slice(0, 4));
    return intl.formatMessage(
      { id: 'season.name' },
      {
        kind,
        over: season.endsWith('-10') ? 'yes' : 'no',
        year: String(year),
        short: String(year + 1).slice(2),
      },
    );
  };
}

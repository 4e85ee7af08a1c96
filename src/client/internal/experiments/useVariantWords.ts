import { useIntl } from 'react-intl';

/** A variant in words: its name, its share, and whether the feature is on. */
export function useVariantWords() {
  const intl = useIntl();
  return ({
    key,
    weight,
    isEnabled,
  }: {
    readonly key: string;
    readonly weight: number;
    readonly isEnabled: boolean;
  }): string =>
    intl.formatMessage(
      { id: 'internalExperiments.variant.words' },
      {
        key,
        share: intl.formatNumber(weight / 100, { maximumFractionDigits: 2 }),
        isEnabled: String(isEnabled),
      },
    );
}

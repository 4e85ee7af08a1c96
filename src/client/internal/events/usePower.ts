import { useIntl } from 'react-intl';
import { powerFigure } from './powerFigure.ts';

/** Writes kilowatts; nothing known is a dash. */
export function usePower(): (kilowatts: number | null | undefined) => string {
  const intl = useIntl();
  return (kilowatts) =>
    kilowatts == null
      ? intl.formatMessage({ id: 'internalEvents.unknown' })
      : intl.formatMessage({ id: 'internalEvents.kilowatts' }, { kilowatts: powerFigure(kilowatts) });
}

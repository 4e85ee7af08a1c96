import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { weekdayText } from '../../../domain/format/dates.ts';
import type { DaysOfUse_usage$key } from '../../../../codegen/relay/DaysOfUse_usage.graphql.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { UseBars, type EnergyFlow } from './UseBars.tsx';

export interface DaysOfUseProps {
  readonly usage: DaysOfUse_usage$key;
  /** Labels every n-th bar with its day. */
  readonly every: number;
  readonly flow: EnergyFlow;
}

/** Use by day; an unknown day is a gap. */
export function DaysOfUse({ usage, every, flow }: DaysOfUseProps) {
  const intl = useIntl();
  const { locale } = useFormats();
  const { totalWattHours, days } = useFragment(
    graphql`
      fragment DaysOfUse_usage on DeviceEnergyUsage {
        totalWattHours
        days {
          date
          wattHours
        }
      }
    `,
    usage,
  );
  // Calendar days of the home: noon UTC, formatted in UTC, is always that day.
  const at = (date: string): Date => new Date(`${date}T12:00:00Z`);
  return (
    <UseBars
      totalWattHours={totalWattHours}
      flow={flow}
      label={intl.formatMessage({ id: 'devices.use.byDay' })}
      bars={days.map(({ date, wattHours }, place) => ({
        key: date,
        name: weekdayText(date, locale),
        label:
          place % every === 0
            ? intl.formatDate(at(date), {
                timeZone: 'UTC',
                ...(every === 1 ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
              })
            : '',
        value: wattHours ?? null,
      }))}
    />
  );
}

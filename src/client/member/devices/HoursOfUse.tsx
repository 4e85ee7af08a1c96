import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { HoursOfUse_usage$key } from '../../../../codegen/relay/HoursOfUse_usage.graphql.ts';
import { UseBars, type EnergyFlow } from './UseBars.tsx';

const HOUR_MS = 3_600_000;
const LABELLED = 8;

export interface HoursOfUseProps {
  readonly usage: HoursOfUse_usage$key;
  readonly timeZone: string;
  readonly flow: EnergyFlow;
}

/** Use by hour of a day; an unknown hour is a gap. */
export function HoursOfUse({ usage, timeZone, flow }: HoursOfUseProps) {
  const intl = useIntl();
  const { clock } = useFormats();
  const { from, to, totalWattHours, hours } = useFragment(
    graphql`
      fragment HoursOfUse_usage on DeviceEnergyUsage {
        from
        to
        totalWattHours
        hours {
          hourStartDttm
          consumptionWattHours
        }
      }
    `,
    usage,
  );
  const known = new Map(
    hours.map(({ hourStartDttm, consumptionWattHours }) => [Date.parse(hourStartDttm), consumptionWattHours]),
  );
  const starts = Array.from(
    { length: Math.round((Date.parse(to) - Date.parse(from)) / HOUR_MS) },
    (_, hour) => Date.parse(from) + hour * HOUR_MS,
  );
  return (
    <UseBars
      totalWattHours={totalWattHours}
      flow={flow}
      label={intl.formatMessage({ id: 'devices.use.byHour' })}
      bars={starts.map((start, hour) => {
        const name = clock(new Date(start), timeZone);
        return {
          key: String(start),
          name,
          label: hour % LABELLED === 0 ? name : '',
          value: known.get(start) ?? null,
        };
      })}
    />
  );
}

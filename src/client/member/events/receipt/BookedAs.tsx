import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../../shared/format/useFormats.ts';

export interface BookedAsProps {
  readonly points: number;
  readonly watts: number;
  readonly wattConversionRate: number;
}

/** From the calculation's points to the money of the headline, and to watts. */
export function BookedAs({ points, watts, wattConversionRate }: BookedAsProps) {
  const formats = useFormats();
  return (
    <p className="small muted">
      <FormattedMessage
        id="events.pay.watts"
        values={{
          worth: String(formats.paysMoney),
          count: points,
          points: formats.points(points),
          pay: formats.pay(points),
          rate: formats.watts(wattConversionRate),
          watts: formats.watts(watts),
        }}
      />
    </p>
  );
}

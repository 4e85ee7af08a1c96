import { FormattedMessage } from 'react-intl';
import { useFormats } from '../format/useFormats.ts';

interface PointsToGoProps {
  /** Missing points. */
  readonly points: number;
  /** About how many events earn them; null: not known. */
  readonly events: number | null;
}

/** "320 points to go, about two more events". */
export function PointsToGo({ points, events }: PointsToGoProps) {
  const formats = useFormats();
  return (
    <FormattedMessage
      id="rewards.short"
      values={{
        points: formats.pay(points),
        known: events === null ? 'no' : 'yes',
        events: events ?? 0,
      }}
    />
  );
}

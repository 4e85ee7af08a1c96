import { FormattedMessage } from 'react-intl';
import { useFormats } from '../format/useFormats.ts';
import { resultKind } from './resultKind.ts';

export interface ResultSentenceProps {
  readonly reductionWh: number | null;
  readonly estimateOnly: boolean;
  readonly points: number;
  readonly watts: number;
  /** `watts` on the event's page, `points` elsewhere. */
  readonly pay?: 'points' | 'watts';
}

/** A result in one sentence: "You saved 1.2 kWh and earned 915 watts". */
export function ResultSentence({
  reductionWh,
  estimateOnly,
  points,
  watts,
  pay = 'points',
}: ResultSentenceProps) {
  const formats = useFormats();
  return (
    <FormattedMessage
      id={`events.result.${resultKind({ reductionWh, estimateOnly })}`}
      values={{
        energy: formats.energy(Math.abs(reductionWh ?? 0)),
        pay: pay === 'points' ? formats.points(points) : formats.watts(watts),
        direction: (reductionWh ?? 0) > 0 ? 'less' : (reductionWh ?? 0) < 0 ? 'more' : 'same',
        earned: points > 0 ? 'yes' : 'no',
      }}
    />
  );
}

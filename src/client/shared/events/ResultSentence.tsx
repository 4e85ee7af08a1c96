import { FormattedMessage } from 'react-intl';
import { useFormats } from '../format/useFormats.ts';
import { difference } from '../../../domain/settlement/difference.ts';
import { resultKind } from './resultKind.ts';
import type { ResultFigures } from './resultKind.ts';

export interface ResultSentenceProps extends ResultFigures {
  readonly points: number;
}

/** A result in one sentence: "You saved 1.2 kWh and earned $1.83". */
export function ResultSentence({ points, ...figures }: ResultSentenceProps) {
  const { energy, pay } = useFormats();
  const reductionWh = figures.reductionWh ?? 0;
  return (
    <FormattedMessage
      id={`events.result.${resultKind(figures)}`}
      values={{
        energy: energy(Math.abs(reductionWh)),
        pay: pay(points),
        direction: difference(reductionWh),
        earned: points > 0 ? 'yes' : 'no',
      }}
    />
  );
}

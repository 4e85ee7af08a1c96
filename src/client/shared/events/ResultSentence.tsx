import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../format/useFormats.ts';
import { resultKind } from './resultKind.ts';

export interface ResultSentenceProps {
  readonly reductionWh: number | null;
  readonly estimateOnly: boolean;
  readonly points: number;
  readonly watts: number;
  /** `watts` in the answer on the event's page, `points` where it is mentioned. */
  readonly pay?: 'points' | 'watts';
}

/** A result in one sentence: "You saved 1.2 kWh and earned 915 watts". */
export function ResultSentence(props: ResultSentenceProps) {
  const { id, values } = useSentence(props);
  return <FormattedMessage id={id} values={values} />;
}

/** The same as text. */
export function useResultText(props: ResultSentenceProps): string {
  const { id, values } = useSentence(props);
  return useIntl().formatMessage({ id }, values);
}

function useSentence({ reductionWh, estimateOnly, points, watts, pay = 'points' }: ResultSentenceProps) {
  const formats = useFormats();
  return {
    id: `events.result.${resultKind({ reductionWh, estimateOnly })}`,
    values: {
      energy: formats.energy(Math.abs(reductionWh ?? 0)),
      pay: pay === 'points' ? formats.points(points) : formats.watts(watts),
      direction: (reductionWh ?? 0) > 0 ? 'less' : (reductionWh ?? 0) < 0 ? 'more' : 'same',
      earned: points > 0 ? 'yes' : 'no',
    },
  };
}

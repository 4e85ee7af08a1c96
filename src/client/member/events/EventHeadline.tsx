import { FormattedMessage } from 'react-intl';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { toEventView } from '../../shared/events/eventView.ts';
import { ResultSentence } from '../../shared/events/ResultSentence.tsx';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { useEventPhrases } from '../../shared/events/useEventPhrases.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { pastWords } from './pastWords.ts';
import type { Situation } from './situation.ts';

export interface EventHeadlineProps {
  readonly event: EnergyEvent;
  readonly situation: Situation;
  readonly now: number;
}

/** The one answer of the page. */
export function EventHeadline({ event, situation, now }: EventHeadlineProps) {
  const { duration, when } = useFormats();
  const noun = useEventNoun(event.ohmhour_type).one;
  const { thisEvent } = useEventPhrases(event.ohmhour_type);
  const view = toEventView(event);
  if (situation === 'settled') {
    if (pastWords(event) === 'noDevice') return <FormattedMessage id="events.headline.noDevice" />;
    return (
      <ResultSentence
        reductionWh={event.reduction_wh}
        estimateOnly={event.estimate_only}
        withinNoise={event.within_noise === true}
        points={event.total_participation_points ?? 0}
      />
    );
  }
  if (situation === 'pending' && event.is_test === true)
    return <FormattedMessage id="events.headline.testOver" />;
  return (
    <FormattedMessage
      id={`events.headline.${pastWords(event) === 'noPower' ? 'noPower' : situation}`}
      values={{ event: noun, thisEvent, when: when(view, now), left: duration(view.endsAt.getTime() - now) }}
    />
  );
}

import { useIntl, type IntlShape } from 'react-intl';
import type { BrandNoun } from '../../../domain/brands/types.ts';
import type { EventType } from '../../../domain/events/types.ts';
import { useEventNoun } from './useEventNoun.ts';

interface EventPhrases {
  readonly thisEvent: string;
  readonly nextEvent: string;
}

/** "this OhmHour" and "Next OhmHour", as a language with genders says them. */
export const eventPhrases = (intl: IntlShape, noun: BrandNoun): EventPhrases => ({
  thisEvent: noun.this ?? intl.formatMessage({ id: 'events.this' }, { event: noun.one }),
  nextEvent: noun.next ?? intl.formatMessage({ id: 'events.next' }, { event: noun.one }),
});

export const useEventPhrases = (type: EventType): EventPhrases => eventPhrases(useIntl(), useEventNoun(type));

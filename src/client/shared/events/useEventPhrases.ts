import { useIntl } from 'react-intl';
import type { EventType } from '../../../domain/events/types.ts';
import { useEventNoun } from './useEventNoun.ts';

/** "this OhmHour" and "Next OhmHour", as a language with genders says them. */
export function useEventPhrases(type: EventType): { readonly thisEvent: string; readonly nextEvent: string } {
  const intl = useIntl();
  const noun = useEventNoun(type);
  return {
    thisEvent: noun.this ?? intl.formatMessage({ id: 'events.this' }, { event: noun.one }),
    nextEvent: noun.next ?? intl.formatMessage({ id: 'events.next' }, { event: noun.one }),
  };
}

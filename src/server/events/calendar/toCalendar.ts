import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import type { Locale } from '../../../domain/brands/countries.ts';
import { wordsFor } from '../../../domain/brands/wordsFor.ts';
import { calendarFile } from '../../../domain/events/calendarFile.ts';
import { eventWord } from '../../../domain/events/types.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import type { RequestContext } from '../../platform/context.ts';
import { inWords } from '../../platform/messages/inWords.ts';
import { say } from '../../platform/messages/say.ts';
import type { CalendarRow } from '../queries/calendar.ts';

/** Events as a calendar file in the brand's words. Holds nothing about the member. */
export function toCalendar(
  { brand, deps }: Pick<RequestContext, 'brand' | 'deps'>,
  locale: Locale,
  which: 'one' | 'all',
  rows: readonly CalendarRow[],
): string {
  const words = wordsFor(brand, locale);
  const origin = brandOrigin(brand.config, deps.config);
  return calendarFile({
    product: words.productName,
    locale,
    name: which === 'all' ? `${words.productName}: ${words.reductionEvent.many}` : null,
    entries: rows.map((row) => {
      const link = `${origin}/events/${row.id}`;
      return {
        id: row.id,
        start: new Date(row.start),
        end: new Date(row.end),
        title: words[eventWord(row.type)].one,
        text: `${inWords(locale, about(row))}\n${link}`,
        link,
        cancelled: row.cancelled,
        version: row.version,
        changedAt: new Date(row.changed),
      };
    }),
  });
}

function about({ cancelled, type }: CalendarRow): Sentence {
  if (cancelled) return say('events.calendar.cancelled');
  return type === 'PARTICIPATION_REDUCTION_RT'
    ? say('events.calendar.realTime')
    : say('events.calendar.reduction');
}

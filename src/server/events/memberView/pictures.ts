import { wordsFor } from '../../../domain/brands/wordsFor.ts';
import { LEAST_SHARED_WH } from '../../../domain/events/sharedPicture.ts';
import { formatEnergy } from '../../../domain/format/energy.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import type { MemberContext } from '../../platform/context.ts';
import { missing } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { inWords } from '../../platform/messages/inWords.ts';
import { say } from '../../platform/messages/say.ts';
import { pictureAnswer } from '../../platform/pictures/sharedPicture.ts';
import { findMemberEvent } from '../../readmodels/memberEvents.ts';
import { eventSeason } from './season.ts';
import { memberScope } from './views.ts';

/** What an event saved, as a picture to share. Throws the 404 error where that is too little, or an estimate. */
export async function eventPicture(ctx: MemberContext, eventId: string) {
  const { brand, db, locale } = ctx;
  const row = isId(eventId) ? await findMemberEvent(db, memberScope(ctx), eventId) : null;
  if (row?.reductionWh == null || row.estimateOnly) throw missing();
  const day = new Intl.DateTimeFormat(locale, { timeZone: row.timeZone, day: 'numeric', month: 'long' });
  const event = wordsFor(brand, locale).reductionEvent.one;
  return savedPicture(
    ctx,
    row.reductionWh,
    say('events.picture.event', { event, day: day.format(row.start) }),
  );
}

/** What a season saved, as a picture to share. Throws the 404 error where that is too little. */
export async function seasonPicture(ctx: MemberContext, month: string | null) {
  const season = await eventSeason(ctx, month);
  if (season === null) throw missing();
  const savedWh = season.totals
    .filter((total) => total.season === season.season)
    .reduce((sum, { savedWattHours }) => sum + savedWattHours, 0);
  const year = Number(season.season.slice(0, 4));
  return savedPicture(
    ctx,
    savedWh,
    say('events.picture.season', {
      events: wordsFor(ctx.brand, ctx.locale).reductionEvent.many,
      kind: season.kind,
      over: season.season.endsWith('-10') ? 'yes' : 'no',
      year: String(year),
      short: String(year + 1).slice(2),
    }),
  );
}

function savedPicture({ brand, locale }: MemberContext, savedWh: number, foot: Sentence) {
  if (savedWh < LEAST_SHARED_WH) throw missing();
  const { productName: product } = wordsFor(brand, locale);
  return pictureAnswer(brand.theme.light, {
    lead: inWords(locale, say('events.picture.saved', { product })),
    figure: formatEnergy(savedWh, locale, 'kWh'),
    foot: inWords(locale, foot),
  });
}

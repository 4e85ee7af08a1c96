import { isDaytime } from '../../domain/notifications/daytime.ts';
import { emailKeys } from '../../domain/notifications/messagePreferences.ts';
import type { Message } from '../platform/notify.ts';
import { TIMING, type OfferDeps } from './deps.ts';
import { offerNews, offerNewsKey } from './queries/offerNews.ts';
import { pickTexts } from './texts.ts';

const BATCH_SIZE = 500;
/** Product: at most one message in this number of days, none to those who have just joined, none of an offer about to end. */
const [REST_DAYS, SETTLED_DAYS, LEFT_DAYS] = [30, 7, 3];
/** Shorter than messages are remembered, so that none is repeated. */
const NEW_DAYS = 365;

/** Notifies members by day of the newest offer that they can take, once for each offer. */
export async function sendOfferNews(deps: OfferDeps, signal: AbortSignal): Promise<void> {
  const { brands, db, notify } = deps;
  const now = deps.clock.now();
  const inDays = (days: number): Date => new Date(now.getTime() + days * TIMING.dayMs);
  let after: string | null = null;
  while (!signal.aborted) {
    const page = await offerNews(db, {
      now,
      earliestStart: inDays(-NEW_DAYS),
      earliestEnd: inDays(LEFT_DAYS),
      toldBefore: inDays(-REST_DAYS),
      joinedBefore: inDays(-SETTLED_DAYS),
      switches: emailKeys('offer-new'),
      after,
      limit: BATCH_SIZE,
    });
    await notify.sendAll(
      db,
      page
        .filter(({ timeZone }) => isDaytime(now, timeZone))
        .map(({ memberId, brandId, locale, offerId, texts, pricePoints }): Message => ({
          brandId,
          memberId,
          template: 'offer-new',
          values: {
            offerId,
            title: pickTexts({ texts }, locale, brands.byId(brandId)?.config.locales ?? []).title,
            points: String(pricePoints),
            price: pricePoints === 0 ? 'free' : 'some',
          },
          key: offerNewsKey(offerId, memberId),
        })),
    );
    const last = page.at(-1);
    if (last === undefined || page.length < BATCH_SIZE) return;
    after = last.memberId;
  }
}

import type { NewId } from '../platform/ids.ts';
import type { Db } from '../platform/db/db.ts';
import { insertSmsConsents, listSmsConsents } from './store/subscriptions.ts';

/**
 * Applies a reply by text message to every brand that ever requested consent for this number: STOP withdraws all consents, START
 * renews those given before. Returns the brands where something changed.
 */
export async function answerBySms(
  db: Db,
  {
    number,
    given,
    now,
    newId,
  }: { readonly number: string; readonly given: boolean; readonly now: Date; readonly newId: NewId },
): Promise<readonly string[]> {
  const words = await listSmsConsents(db, number);
  const last = new Map(words.map((word) => [word.brand, word.given]));
  const brands = [...last]
    .filter(
      ([brand, before]) =>
        before !== given && (!given || words.some((word) => word.brand === brand && word.given)),
    )
    .map(([brand]) => brand);
  await insertSmsConsents(
    db,
    brands.map((brand) => ({
      id: newId(),
      brand,
      number,
      memberId: null,
      given,
      source: 'message' as const,
      at: now,
    })),
  );
  return brands;
}

export { consentCookies } from './privacyCookies.ts';
export { findSmsNumber, forgetUnverifiedPhones } from './store/phones.ts';
export { insertPrivacyChoice } from './store/privacy.ts';
export { hasSmsConsent, insertSmsConsents, saveSwitches } from './store/subscriptions.ts';
export { findPicture as readAccountPicture } from './store/pictures.ts';

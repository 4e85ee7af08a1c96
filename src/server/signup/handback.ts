import { localised } from '../../domain/brands/localised.ts';
import type { Deps, RequestContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { missing } from '../platform/errors.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import { readSignupRow } from './queries/signupRow.ts';
import { isHandbackDue, markHandedBack, markPartnerNotified } from './store.ts';

const HANDBACK_JOB = 'signup.handback';

/** The key, among a brand's enrolment addresses, of the partner to notify of finished sign-ups. */
const HANDBACK = 'handback';

export interface HandbackJob {
  readonly brandId: string;
  readonly memberId: string;
}

/**
 * Recorded once, when the sign-up is finished. A job notifies the partner if the brand has an address for it
 * (SGN-30).
 */
export async function recordHandback(
  { db, brand, deps, now }: RequestContext,
  memberId: string,
  id: string,
): Promise<void> {
  const row = await readSignupRow(db, memberId, brand.id);
  if (row === null || row.partnerCode === null || row.partnerCode !== id || row.signup?.finished !== true)
    throw missing();
  await transaction(db, async (tx) => {
    const isFirst = await markHandedBack(tx, memberId, now);
    if (isFirst && brand.config.enrollmentUrls[HANDBACK] !== undefined) {
      await deps.jobs.send(tx, HANDBACK_JOB, { brandId: brand.id, memberId } satisfies HandbackJob, {
        key: memberId,
      });
    }
  });
}

/** Notifies the partner until it accepts, then never again. */
export function handbackJob({
  brands,
  outbound,
}: Pick<Deps, 'brands' | 'outbound'>): JobDefinition<HandbackJob> {
  return {
    name: HANDBACK_JOB,
    // Nothing finds it again once it's given up: three and a half days.
    retryLimit: 1_000,
    run: async ({ brandId, memberId }, { db, clock }) => {
      const brand = brands.byId(brandId);
      const [locale] = brand?.config.locales ?? [];
      const address = brand?.config.enrollmentUrls[HANDBACK];
      const isDue = await isHandbackDue(db, memberId);
      const code = (await readSignupRow(db, memberId, brandId))?.partnerCode;
      if (address === undefined || locale === undefined || !isDue || code == null) return;
      const url = new URL(localised(address, locale));
      url.searchParams.set('id', code);
      (
        await outbound.call(
          `handback:${brandId}`,
          { url: url.href },
          { deadlineMs: 10_000, maxBytes: 65_536 },
        )
      ).ok();
      await markPartnerNotified(db, memberId, clock.now());
    },
  };
}

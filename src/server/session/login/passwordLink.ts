import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import type { Deps } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import type { SessionService } from '../service.ts';
import { isLocked } from '../store/memberAccess.ts';

export const PASSWORD_LINK_JOB = 'session.password-link';

/** `memberId` is null for an unknown address: nothing is sent. */
export interface PasswordLinkJob {
  readonly brandId: string;
  readonly memberId: string | null;
  /** The message's key, so that a retried job sends one email. */
  readonly key: string;
  /** The old password has stopped working already. */
  readonly isRequired?: true;
}

/**
 * Creates a password link and its email in one transaction. A job, so that neither the answer nor its timing reveals
 * whether the address is known.
 */
export function passwordLinkJob(
  deps: Pick<Deps, 'brands' | 'config' | 'notify'>,
  sessions: SessionService,
): JobDefinition<PasswordLinkJob> {
  return {
    name: PASSWORD_LINK_JOB,
    retryLimit: 5,
    run: async ({ brandId, memberId, key, isRequired }, { db, clock }) => {
      const brand = deps.brands.byId(brandId);
      if (brand === null || memberId === null || (await isLocked(db, brandId, memberId))) return;
      await transaction(db, async (tx) => {
        const token = await sessions.issueLink(tx, {
          brandId,
          now: clock.now(),
          memberId,
          purpose: 'password',
        });
        const link = `${brandOrigin(brand.config, deps.config)}/reset-password?token=${encodeURIComponent(token)}`;
        await deps.notify.send(tx, {
          brandId,
          memberId,
          template: isRequired === true ? 'password-required' : 'password-link',
          values: { link },
          key: `password-link:${key}`,
        });
      });
    },
  };
}

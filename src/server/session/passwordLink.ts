import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import type { SessionService } from './service.ts';

export const PASSWORD_LINK_JOB = 'session.password-link';

/** Who asked for the link: null for an address that nobody has here, for which nothing is sent. */
export interface PasswordLinkJob {
  readonly brandId: string;
  readonly memberId: string | null;
  /** Names the letter: the job done again is the same letter. */
  readonly key: string;
}

/**
 * Makes a link that sets a new password, and the letter that carries it: both or neither. It is a job, so that neither the
 * answer nor its time tells whether the address is known.
 */
export function passwordLinkJob(
  deps: Pick<Deps, 'brands' | 'config' | 'notify'>,
  sessions: SessionService,
): JobDefinition<PasswordLinkJob> {
  return {
    name: PASSWORD_LINK_JOB,
    retryLimit: 5,
    run: async ({ brandId, memberId, key }, { db, clock }) => {
      const brand = deps.brands.byId(brandId);
      if (brand === null || memberId === null) return;
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
          template: 'password-link',
          values: { link },
          key: `password-link:${key}`,
        });
      });
    },
  };
}

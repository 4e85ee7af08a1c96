import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { Deps } from '../platform/context.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import type { SessionService } from './service.ts';
import { findAddressee } from './store.ts';

export const PASSWORD_LINK_JOB = 'session.password-link';

/** Who asked for the link: null for an address that nobody has here, for which nothing is sent. */
export interface PasswordLinkJob {
  readonly brandId: string;
  readonly memberId: string | null;
}

/**
 * Mails a link that sets a new password; it works once and for 24 hours. A second run sends a second link, and both work:
 * a letter too many is better than none.
 */
export function passwordLinkJob(deps: Pick<Deps, 'brands' | 'config' | 'mail' | 'newId'>, sessions: SessionService): JobDefinition<PasswordLinkJob> {
  return {
    name: PASSWORD_LINK_JOB,
    retryLimit: 5,
    run: async ({ brandId, memberId }, { db, clock }) => {
      const brand = deps.brands.byId(brandId);
      const addressee = memberId === null ? null : await findAddressee(db, brandId, memberId);
      if (brand === null || addressee === null || memberId === null) return;
      const token = await sessions.issueLink(db, { brandId, now: clock.now(), memberId, purpose: 'password' });
      const link = `${brandOrigin(brand.config, deps.config)}/reset-password?token=${encodeURIComponent(token)}`;
      const { productName } = wordsFor(brand, addressee.locale);
      await deps.mail.send({
        from: `"${productName}" <${brand.config.helpEmail}>`,
        to: addressee.email,
        subject: `Set a new password for ${productName}`,
        text: [
          `Hello${addressee.firstName === '' ? '' : ` ${addressee.firstName}`},`,
          `somebody, most likely you, asked for a new password for ${productName}. This link sets one. It works once and for 24 hours:`,
          link,
          'If it was not you, do nothing: your password stays as it is.',
        ].join('\n\n'),
        key: `password-link:${deps.newId()}`,
      });
    },
  };
}

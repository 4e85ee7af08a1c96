import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { resolveLocale } from '../../domain/brands/resolveLocale.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { SentenceValues } from '../../domain/sentences/sentence.ts';
import { inWords } from '../messages/inWords.ts';
import { say } from '../messages/say.ts';
import type { MessageId } from '../messages/texts.ts';
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
      const locale = resolveLocale({ offered: brand.config.locales, chosen: [addressee.locale], languages: [] });
      const { productName } = wordsFor(brand, locale);
      const words = (id: MessageId, values?: SentenceValues) => inWords(locale, say(id, values));
      await deps.mail.send({
        from: `"${productName}" <${brand.config.helpEmail}>`,
        to: addressee.email,
        subject: words('session.passwordMail.subject', { productName }),
        text: [
          words('session.passwordMail.hello', { named: addressee.firstName === '' ? 'no' : 'yes', firstName: addressee.firstName }),
          words('session.passwordMail.why', { productName }),
          link,
          words('session.passwordMail.notYou'),
        ].join('\n\n'),
        key: `password-link:${deps.newId()}`,
      });
    },
  };
}

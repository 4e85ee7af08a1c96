import type { RestHandlerOf } from '../../../codegen/rest/handlers.ts';
import { isEmailAddress } from '../../domain/signup/emailAddress.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { joinWaitlist } from '../utility/service.ts';
import { findOwnDraft } from './draft.ts';
import { findHome } from './home.ts';

/**
 * Stores a stranger's address until the utility can be connected. Pressing the button is the consent to one email.
 */
export const sendWaitlist: RestHandlerOf<'joinWaitlist'> = async (ctx, { body }) => {
  const email = body.email.trim();
  if (!isEmailAddress(email))
    throw refused(say('signup.notAnEmail'), { code: 'INVALID', fields: { email: say('signup.notAnEmail') } });
  const draft = ctx.member === null ? await findOwnDraft(ctx) : null;
  const home = draft?.postalCode == null ? null : await findHome(ctx.db, ctx.brand, draft.postalCode);
  if (draft === null || home === null || home.notYet === null)
    throw refused(say('signup.nothingToWaitFor'), { code: 'NOTHING_TO_WAIT_FOR' });
  await joinWaitlist(ctx.db, {
    id: draft.id,
    brandId: ctx.brand.id,
    utilityId: home.notYet,
    email,
    postalCode: home.zip,
    locale: ctx.locale,
    now: ctx.now,
  });
  return { status: 200, body: { ok: true } };
};

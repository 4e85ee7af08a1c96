import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import type { Deps, RequestBrand } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import { signupAccount } from './queries/signupAccount.ts';
import { addMember, emailKey, type SessionService } from '../session/service.ts';
import { findHome } from './home.ts';
import { changeSignup, findDraftById, type Draft } from './store.ts';

export const SIGNUP_EMAIL_JOB = 'signup.letter';

export interface SignupEmailJob {
  readonly brandId: string;
  readonly draftId: string;
  /** The request's number; a later request supersedes it. Named as in jobs queued by earlier releases. */
  readonly letter: number;
}

type EmailDeps = Pick<Deps, 'brands' | 'config' | 'newId' | 'notify'>;

/**
 * Answers a stranger's name and address. A new person becomes a member and gets a link to continue; a known one gets
 * a log-in link. Only the owner of the address learns which.
 */
export function signupEmailJob(
  { brands, config, newId, notify }: EmailDeps,
  sessions: SessionService,
): JobDefinition<SignupEmailJob> {
  return {
    name: SIGNUP_EMAIL_JOB,
    retryLimit: 5,
    run: ({ brandId, draftId, letter }, { db, clock }) =>
      transaction(db, async (tx) => {
        const now = clock.now();
        const brand = brands.byId(brandId);
        const draft = await findDraftById(tx, brandId, draftId, true);
        if (brand === null || draft === null || draft.email === null || draft.emailsRequested !== letter)
          return;
        const known = await signupAccount(tx, brandId, emailKey(draft.email));
        const isNew = known === null || !known.verified;
        const memberId = known?.id ?? (await createMember(tx, brand, draft, newId(), now));
        if (isNew) await changeSignup(tx, { memberId, brandId, now }, { draftId, verifiedAt: null });
        // With two-factor on, the link leads to the log-in page instead of logging in.
        const logsIn = isNew || !(await sessions.needsTwoFactor(tx, brandId, memberId));
        const entry = async (path: string): Promise<string> =>
          `${path}?access_token=${encodeURIComponent(await sessions.issueLink(tx, { brandId, now, memberId, purpose: 'login' }))}`;
        const link = `${brandOrigin(brand.config, config)}${logsIn ? await entry(isNew ? '/signup/password' : '/') : '/login'}`;
        const mail = { brandId, memberId, key: `signup:${draftId}:${letter}` };
        if (isNew) await notify.send(tx, { ...mail, template: 'signup-link', values: { link } });
        else
          await notify.send(tx, {
            ...mail,
            template: 'already-member',
            values: { link, logIn: logsIn ? 'link' : 'page' },
          });
      }),
  };
}

async function createMember(
  db: Db,
  brand: RequestBrand,
  draft: Draft,
  id: string,
  now: Date,
): Promise<string> {
  const { email, firstName, lastName, postalCode, locale } = draft;
  if (email === null) throw new Error('A member needs an address.');
  const { timeZone } = await findHome(db, brand, postalCode ?? '');
  const { country } = brand.config;
  await addMember(db, {
    id,
    brandId: brand.id,
    email,
    emailKey: emailKey(email),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    postalCode,
    locale,
    timeZone,
    country,
    now,
  });
  return id;
}

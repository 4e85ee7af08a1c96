import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import type { Deps, RequestBrand } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import { signupAccount } from '../readmodels/signupAccount.ts';
import { addMember, emailKey, type SessionService } from '../session/service.ts';
import { homeOf } from './home.ts';
import { changeSignup, findDraftById, type Draft } from './store.ts';

export const LETTER_JOB = 'signup.letter';

export interface LetterJob {
  readonly brandId: string;
  readonly draftId: string;
  /** Number of the letter; a later one takes its place. */
  readonly letter: number;
}

type EmailDeps = Pick<Deps, 'brands' | 'config' | 'newId' | 'notify'>;

/**
 * Answers a stranger's name and address: makes the member and mails the link that goes on, or, when somebody is known by
 * the address, mails that person a link that logs in. Nobody but the owner of the address learns which.
 */
export function letterJob(
  { brands, config, newId, notify }: EmailDeps,
  sessions: SessionService,
): JobDefinition<LetterJob> {
  return {
    name: LETTER_JOB,
    retryLimit: 5,
    run: ({ brandId, draftId, letter }, { db, clock }) =>
      transaction(db, async (tx) => {
        const now = clock.now();
        const brand = brands.byId(brandId);
        const draft = await findDraftById(tx, brandId, draftId, true);
        if (brand === null || draft === null || draft.email === null || draft.letters !== letter) return;
        const known = await signupAccount(tx, brandId, emailKey(draft.email));
        const isNew = known === null || !known.verified;
        const memberId = known?.id ?? (await makeMember(tx, brand, draft, newId(), now));
        if (isNew) await changeSignup(tx, { memberId, brandId, now }, { draftId, verifiedAt: null });
        // Whoever has chosen a second step is let in by no link: theirs leads to where password and code are asked for.
        const letsIn = isNew || !(await sessions.needsTwoFactor(tx, brandId, memberId));
        const entry = async (path: string): Promise<string> =>
          `${path}?access_token=${encodeURIComponent(await sessions.issueLink(tx, { brandId, now, memberId, purpose: 'login' }))}`;
        const link = `${brandOrigin(brand.config, config)}${letsIn ? await entry(isNew ? '/signup/password' : '/') : '/login'}`;
        await notify.send(tx, {
          brandId,
          memberId,
          template: isNew ? 'signup-link' : 'already-member',
          values: { link },
          key: `signup:${draftId}:${letter}`,
        });
      }),
  };
}

async function makeMember(db: Db, brand: RequestBrand, draft: Draft, id: string, now: Date): Promise<string> {
  const { email, firstName, lastName, postalCode, locale } = draft;
  if (email === null) throw new Error('A member needs an address.');
  const { timeZone } = await homeOf(db, brand, postalCode ?? '');
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

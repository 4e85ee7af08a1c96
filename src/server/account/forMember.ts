import { regionLocale } from '../../domain/brands/regionLocale.ts';
import { resolveLocale } from '../../domain/brands/resolveLocale.ts';
import { isHiddenBySso } from '../../domain/brands/ssoHides.ts';
import { whyNoCopy } from '../../domain/account/copyRules.ts';
import { deletionDueAt, whyNoDeletion } from '../../domain/account/deletionRules.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { MemberContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { readMemberAccess, readProfile, type MemberAccess } from '../session/service.ts';
import { beginDeletion, endDeletion } from './deletion/askForDeletion.ts';
import { findLatestCopy, insertCopy } from './store/copies.ts';
import { findOpenDeletion } from './store/deletions.ts';

export interface AccountChange {
  readonly memberId: string;
  readonly what: 'COPY' | 'DELETE' | 'KEEP';
  readonly reason: string;
}

type Refused = { readonly refusal: RefusedChange };

const ACTIONS = { COPY: 'member.copy', DELETE: 'member.delete', KEEP: 'member.keep' } as const;

/**
 * Staff ask for a copy of a member's data, for the end of the account, or take that back, as the member could in Settings;
 * the member is told the same way. What is so already stays so.
 */
export async function changeAccountFor(
  ctx: MemberContext,
  { memberId, what, reason }: AccountChange,
): Promise<Refused | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const { brand, db, deps, member, now } = ctx;
  return transaction(db, async (tx) => {
    const access = await readMemberAccess(tx, brand.id, memberId);
    if (access === null) return refusal('NOT_FOUND', say('session.noSuchMember'));
    const done = await change(ctx, tx, access, what);
    if (typeof done === 'object') return done;
    if (!done) return null;
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      action: ACTIONS[what],
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: null,
      after: what === 'DELETE' ? { dueAt: deletionDueAt(now) } : null,
    });
    return null;
  });
}

/** False: nothing had to change. */
async function change(
  { brand, deps, now }: MemberContext,
  tx: Db,
  { id: memberId, isStaff, bySso }: MemberAccess,
  what: AccountChange['what'],
): Promise<boolean | Refused> {
  switch (what) {
    case 'COPY': {
      const why = whyNoCopy(await findLatestCopy(tx, brand.id, memberId), now);
      if (why !== null)
        return refusal(
          'NOT_ALLOWED',
          say(why.reason === 'TODAY' ? 'account.copyTodayFor' : 'account.copyMaking'),
        );
      const profile = await readProfile(tx, brand.id, memberId);
      const locale = resolveLocale({
        offered: brand.config.locales,
        chosen: [
          profile?.locale,
          profile && regionLocale(brand.config.country, { ...profile, region: null }),
        ],
        languages: [],
      });
      return insertCopy(tx, { id: deps.newId(), memberId, brand: brand.id, locale, askedAt: now });
    }
    case 'DELETE': {
      const isOwnedByProvider = isHiddenBySso(brand.config, 'delete_account', { ssoLogin: bySso });
      const why = whyNoDeletion({ isOwnedByProvider, isStaff });
      if (why !== null)
        return refusal(
          'NOT_ALLOWED',
          say(why === 'staff' ? 'session.member.isStaff' : 'account.providerDeletesFor'),
        );
      return beginDeletion(tx, deps, { brandId: brand.id, memberId, now });
    }
    case 'KEEP': {
      const isKept = await endDeletion(tx, memberId);
      return !isKept && (await findOpenDeletion(tx, memberId)) !== null
        ? refusal('NOT_ALLOWED', say('account.endsAlready'))
        : isKept;
    }
  }
}

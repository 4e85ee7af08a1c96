import { judgeCashout, type CashoutFacts, type CashoutVerdict } from '../../domain/cashout/blockers.ts';
import type { CashoutRules } from '../../domain/cashout/rules.ts';
import type { MemberContext } from '../platform/context.ts';
import { cashoutKeys, loadSpending, type Spending } from '../spending/service.ts';
import { readMemberFacts, type MemberFacts } from './queries/cashouts.ts';
import { latestW9, readAccount, type CashoutAccount, type W9Row } from './store/cashouts.ts';

/** Everything that a member's cash-outs depend on, and what follows from it. */
export interface CashoutView {
  readonly rules: CashoutRules;
  readonly pointsPerUnit: number;
  readonly spending: Spending;
  readonly facts: CashoutFacts;
  readonly verdict: CashoutVerdict;
  readonly account: CashoutAccount | null;
  readonly w9: W9Row | null;
  readonly member: MemberFacts;
}

/** null where points have no money value. */
export async function cashoutView(ctx: MemberContext): Promise<CashoutView | null> {
  const { brand, db, member } = ctx;
  const { pointsPerUnit } = brand.config;
  if (pointsPerUnit === null) return null;
  const place = { brandId: brand.id, memberId: member.id };
  const [keys, spending, account, w9, facts] = await Promise.all([
    cashoutKeys(ctx),
    loadSpending(ctx),
    readAccount(db, brand.id, member.id),
    latestW9(db, brand.id, member.id),
    readMemberFacts(db, place, pointsPerUnit),
  ]);
  if (spending === null) return null;
  const known: CashoutFacts = { ...spending.money, keys, destination: spending.destination };
  return {
    rules: known.rules,
    pointsPerUnit,
    spending,
    facts: known,
    verdict: judgeCashout(known),
    account,
    w9,
    member: facts,
  };
}

/** Until when payouts to a new destination wait; null: they leave immediately. */
export function heldUntil(
  account: Pick<CashoutAccount, 'verifiedAt'> | null,
  { destinationHoldHours }: CashoutRules,
  now: Date,
): Date | null {
  if (account?.verifiedAt == null) return null;
  const until = new Date(account.verifiedAt.getTime() + destinationHoldHours * 3_600_000);
  return until > now ? until : null;
}

import {
  judgeCashout,
  type CashoutFacts,
  type CashoutKeys,
  type CashoutVerdict,
} from '../../domain/cashout/blockers.ts';
import { MONTH_DAYS, taxThreshold, type CashoutRules } from '../../domain/cashout/rules.ts';
import { paymentTransfer, type FeatureState } from '../../domain/features/features.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { startOfLocalDay, toLocalDate } from '../../domain/meter/zone.ts';
import { readFeatures } from '../features/service.ts';
import { readBalances } from '../ledger/service.ts';
import type { MemberContext } from '../platform/context.ts';
import { readMemberFacts, type MemberFacts } from './queries/cashouts.ts';
import { latestW9, readAccount, readStop, type CashoutAccount, type W9Row } from './store/cashouts.ts';

/** Everything that a member's cash-outs depend on, and what follows from it. */
export interface CashoutView {
  readonly rules: CashoutRules;
  readonly pointsPerUnit: number;
  readonly facts: CashoutFacts;
  readonly verdict: CashoutVerdict;
  readonly account: CashoutAccount | null;
  readonly w9: W9Row | null;
  readonly member: MemberFacts;
  readonly year: number;
}

const DAY_MS = 86_400_000;

/** null where points have no money value. */
export async function cashoutView(ctx: MemberContext): Promise<CashoutView | null> {
  const { brand, db, member, now } = ctx;
  const { pointsPerUnit, country, cashOut: rules, wattConversionRate } = brand.config;
  if (pointsPerUnit === null) return null;
  const place = { brandId: brand.id, memberId: member.id };
  const year = Number(toLocalDate(member.timeZone, now.getTime() / 1_000).slice(0, 4));
  const [yearFrom, yearTo] = [year, year + 1].map(
    (each) => new Date(startOfLocalDay(member.timeZone, `${each}-01-01`) * 1_000),
  ) as [Date, Date];
  const [features, balances, account, w9, stopped, facts] = await Promise.all([
    readFeatures(ctx),
    readBalances(db, place),
    readAccount(db, brand.id, member.id),
    latestW9(db, brand.id, member.id),
    readStop(db, brand.id),
    readMemberFacts(db, place, {
      since: new Date(now.getTime() - MONTH_DAYS * DAY_MS),
      yearFrom,
      yearTo,
      pointsPerUnit,
    }),
  ]);
  const known: CashoutFacts = {
    rules,
    now,
    pointsPerUnit,
    balancePoints: balanceToPoints(balances.watts, wattConversionRate),
    keys: toCashoutKeys(features),
    destination: account?.destination == null ? null : { isVerified: account.verifiedAt !== null },
    stopped,
    isBlocked: account !== null && account.blockedAt !== null,
    utility: facts.utility,
    past: facts.past,
    tax: {
      threshold: taxThreshold(country, year),
      total: facts.yearTotal,
      w9: w9?.status ?? null,
      yearEndsAt: yearTo,
    },
  };
  return {
    rules,
    pointsPerUnit,
    facts: known,
    verdict: judgeCashout(known),
    account,
    w9,
    member: facts,
    year,
  };
}

function toCashoutKeys(features: readonly FeatureState[]): CashoutKeys {
  const isOn = (key: string): boolean => features.some((each) => each.key === key && each.isEnabled);
  return {
    giftCard: isOn('wallet_transfer_gift_card'),
    payment: paymentTransfer(isOn),
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

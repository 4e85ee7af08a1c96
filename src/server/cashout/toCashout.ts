import type { components } from '../../../codegen/rest/types.ts';
import type { LimitWindow, WayVerdict } from '../../domain/cashout/blockers.ts';
import type { MemberCause } from '../../domain/cashout/memberCauses.ts';
import { freeOfCode, pointsWorth } from '../../domain/cashout/blockers.ts';
import { toBlocker } from '../spending/service.ts';
import type { UnderWay } from './queries/cashouts.ts';
import type { CashoutAccount, W9Row } from './store/cashouts.ts';
import { heldUntil, type CashoutView } from './view.ts';

type Schemas = components['schemas'];

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A member's cash-outs in the contract's words. */
export function toCashout(view: CashoutView): Schemas['Cashout'] {
  const { rules, pointsPerUnit, spending, facts, verdict, account, w9, member } = view;
  return {
    minimum_points: rules.minimumPoints,
    minimum_cents: pointsWorth(rules.minimumPoints, pointsPerUnit),
    paypal: toWay(verdict.paypal, pointsPerUnit, account?.blockedCause ?? null),
    egift: toWay(verdict.egift, pointsPerUnit, account?.blockedCause ?? null),
    destination: account?.destination == null ? null : toDestination(account, view),
    tax: { year: spending.year, total_cents: facts.tax.total, threshold_cents: facts.tax.threshold },
    w9: w9 && toW9(w9),
    code_above_cents: freeOfCode(facts, spending.isKnownBrowser),
    under_way: member.underWay.map((each) => toUnderWay(each, facts.now)),
  };
}

export function toDestination(
  account: CashoutAccount,
  { rules, facts: { now } }: Pick<CashoutView, 'rules'> & { readonly facts: { readonly now: Date } },
): Schemas['CashoutDestination'] {
  return {
    email: account.destination ?? '',
    is_verified: account.verifiedAt !== null,
    usable_from: text(heldUntil(account, rules, now)),
  };
}

export const toW9 = ({ status, name, tinType, lastFour, signedAt, statusAt }: W9Row): Schemas['W9Form'] => ({
  status,
  name,
  tin_type: tinType,
  last_four: lastFour,
  signed_at: signedAt.toISOString(),
  status_at: statusAt.toISOString(),
});

function toWay(
  { isOffered, blockers, most, weekly, monthly, next }: WayVerdict,
  pointsPerUnit: number,
  cause: MemberCause | null,
): Schemas['CashoutWay'] {
  return {
    is_offered: isOffered,
    most_points: Math.floor((most * pointsPerUnit) / 100),
    most_cents: most,
    blockers: blockers.map((each) => toBlocker(each, cause)),
    weekly: weekly && toWindow(weekly),
    monthly: monthly && toWindow(monthly),
    next: next && { at: next.at.toISOString(), cents: next.hundredths },
  };
}

const toWindow = ({ limit, used, left }: LimitWindow): Schemas['CashoutWindow'] => ({
  limit_cents: limit,
  used_cents: used,
  left_cents: left,
});

function toUnderWay(
  { orderId, isCash, hundredths, placedAt, state, isInReview, isOnHold, notBefore, partnerState }: UnderWay,
  now: Date,
): Schemas['Cashout']['under_way'][number] {
  const isNew = notBefore !== null && notBefore > now && state === 'placed';
  const waitsFor = isInReview
    ? 'review'
    : isOnHold
      ? 'hold'
      : isNew
        ? 'new_destination'
        : partnerState === 'UNCLAIMED'
          ? 'claim'
          : 'provider';
  return {
    order_id: orderId,
    way: isCash ? 'paypal' : 'egift',
    cents: hundredths,
    placed_at: placedAt.toISOString(),
    waits_for: waitsFor,
    until: isNew && !isOnHold ? notBefore.toISOString() : null,
  };
}

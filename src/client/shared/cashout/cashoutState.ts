import type { components } from '../../../../codegen/rest/types.ts';
import { asksAddress } from '../../../domain/cashout/asksAddress.ts';

type Cashout = components['schemas']['Cashout'];
export type Blocker = components['schemas']['CashoutBlocker'];

/** What can be done about the wallet's money now: one thing. */
export type CashoutState =
  | {
      readonly kind: 'account';
      /** The most that can go. */
      readonly cents: number;
      /** Whether the member still has to say, or confirm, where it goes. */
      readonly needsAddress: boolean;
    }
  | {
      readonly kind: 'card';
      readonly cents: number;
      /** Why it can't go to a payment account, which the member has otherwise; null: the member hasn't. */
      readonly because: Blocker | null;
    }
  | { readonly kind: 'blocked'; readonly blocker: Blocker };

/** The first that applies is said: what no waiting ends, what the member can do something about, then what time ends. */
const ORDER: readonly Blocker['reason'][] = [
  'cashout_disabled',
  'targeted_block',
  'utility_bill_credit',
  'utility_pays_directly',
  'utility_program_paused',
  'utility_not_permitted',
  'cashout_disabled_paypal',
  'w9_required',
  'minimum',
  'monthly_cashout_limit',
  'weekly_cashout_limit',
  'paypal_missing_address',
  'paypal_verified_address',
];

/** The one that decides; null: there is none. */
export const decisive = (blockers: readonly Blocker[]): Blocker | null =>
  blockers.toSorted((a, b) => ORDER.indexOf(a.reason) - ORDER.indexOf(b.reason))[0] ?? null;

export function cashoutState({ paypal, egift }: Cashout): CashoutState {
  const others = paypal.blockers.filter((blocker) => !asksAddress(blocker));
  if (paypal.is_offered && others.length === 0) {
    return { kind: 'account', cents: paypal.most_cents, needsAddress: paypal.blockers.length > 0 };
  }
  if (egift.is_offered && egift.most_cents > 0)
    return { kind: 'card', cents: egift.most_cents, because: paypal.is_offered ? decisive(others) : null };
  const blocker = decisive(paypal.is_offered || !egift.is_offered ? others : egift.blockers);
  return {
    kind: 'blocked',
    blocker: blocker ?? { reason: 'cashout_disabled', remedy: 'none', until: null, amount_then_cents: null },
  };
}

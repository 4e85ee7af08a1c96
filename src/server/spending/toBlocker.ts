import type { components } from '../../../codegen/rest/types.ts';
import type { Blocker } from '../../domain/cashout/blockers.ts';
import type { MemberCause } from '../../domain/cashout/memberCauses.ts';

/** A blocker in the contract's words; `cause`: why staff hold the account. */
export const toBlocker = (
  { reason, remedy, until, amountThen }: Blocker,
  cause: MemberCause | null,
): components['schemas']['CashoutBlocker'] => ({
  ...(reason === 'targeted_block' && cause !== null ? { cause } : {}),
  reason,
  remedy,
  until: until?.toISOString() ?? null,
  amount_then_cents: amountThen,
});

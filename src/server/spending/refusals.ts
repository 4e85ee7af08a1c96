import type { AmountFault, BlockerReason } from '../../domain/cashout/blockers.ts';
import { conflict, refused, type RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';

const BLOCKED: Readonly<Record<BlockerReason, MessageId>> = {
  cashout_disabled: 'cashout.blocked.cashout_disabled',
  targeted_block: 'cashout.blocked.targeted_block',
  utility_bill_credit: 'cashout.blocked.utility_bill_credit',
  utility_pays_directly: 'cashout.blocked.utility_pays_directly',
  utility_program_paused: 'cashout.blocked.utility_program_paused',
  utility_not_permitted: 'cashout.blocked.utility_not_permitted',
  cashout_disabled_paypal: 'cashout.blocked.cashout_disabled_paypal',
  paypal_missing_address: 'cashout.blocked.paypal_missing_address',
  paypal_verified_address: 'cashout.blocked.paypal_verified_address',
  minimum: 'cashout.blocked.minimum',
  weekly_cashout_limit: 'cashout.blocked.weekly_cashout_limit',
  monthly_cashout_limit: 'cashout.blocked.monthly_cashout_limit',
  w9_required: 'cashout.blocked.w9_required',
};

const AMOUNT: Readonly<Record<AmountFault, MessageId>> = {
  NOT_WHOLE: 'cashout.amount.NOT_WHOLE',
  BELOW_MINIMUM: 'cashout.amount.BELOW_MINIMUM',
  NOT_ENOUGH_POINTS: 'cashout.amount.NOT_ENOUGH_POINTS',
  OVER_WEEKLY_LIMIT: 'cashout.amount.OVER_WEEKLY_LIMIT',
  OVER_MONTHLY_LIMIT: 'cashout.amount.OVER_MONTHLY_LIMIT',
  W9_NEEDED: 'cashout.amount.W9_NEEDED',
};

/** A blocked way: 409 with the blocker's name in capital letters. */
export const refuseBlocked = (reason: BlockerReason): RequestError =>
  conflict(say(BLOCKED[reason]), reason.toUpperCase());

/** An amount that can't go: 400 at the field. */
export const refuseAmount = (fault: AmountFault): RequestError =>
  refused(say(AMOUNT[fault]), { code: fault, fields: { points: say(AMOUNT[fault]) } });

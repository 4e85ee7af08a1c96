import type { AmountFault, BlockerReason } from '../../domain/cashout/blockers.ts';
import { conflict, refused, type RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';

/** A blocked way: 409 with the blocker's name in capital letters. */
export const refuseBlocked = (reason: BlockerReason): RequestError =>
  conflict(say(`cashout.blocked.${reason}`), reason.toUpperCase());

/** An amount that can't go: 400 at the field. */
export const refuseAmount = (fault: AmountFault): RequestError =>
  refused(say(`cashout.amount.${fault}`), {
    code: fault,
    fields: { points: say(`cashout.amount.${fault}`) },
  });

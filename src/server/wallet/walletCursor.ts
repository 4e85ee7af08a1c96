import { movementId } from '../../domain/ledger/movementId.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';

/** The end of a page: the id of its last movement. */
export const encodeCursor = movementId;

/** The cause key in a cursor. Throws a refusal for a text that `encodeCursor` did not make. */
export function parseCursor(cursor: string): string {
  const causeKey = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!isCauseKey(causeKey)) throw refused(say('wallet.badCursor'), { code: 'BAD_CURSOR' });
  return causeKey;
}

export const isCauseKey = (text: string): boolean => /^[a-z]+:[\x21-\x7e]{1,130}$/.test(text);

import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';

/** The end of a page: its last movement. */
export interface WalletPlace {
  readonly bookedAt: Date;
  readonly causeKey: string;
}

export function encodeCursor({ bookedAt, causeKey }: WalletPlace): string {
  return Buffer.from(`${bookedAt.getTime()} ${causeKey}`).toString('base64url');
}

/** Throws a refusal for a text that `encodeCursor` did not make. */
export function parseCursor(cursor: string): WalletPlace {
  const match = /^(\d{1,15}) ([\x21-\x7e]{1,130})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const bookedAt = new Date(Number(match?.[1]));
  const causeKey = match?.[2];
  if (causeKey === undefined || Number.isNaN(bookedAt.getTime()))
    throw refused(say('wallet.badCursor'), { code: 'BAD_CURSOR' });
  return { bookedAt, causeKey };
}

import type { InboxPlace } from '../notifications/service.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';

export function encodeCursor({ sentAt, id }: InboxPlace): string {
  return Buffer.from(`${sentAt.getTime()} ${id}`).toString('base64url');
}

/** Throws a refusal for a text that `encodeCursor` did not make. */
export function parseCursor(cursor: string): InboxPlace {
  const match = /^(\d{1,13}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('latin1'),
  );
  const id = match?.[2];
  if (id === undefined) throw refused(say('events.badCursor'), { code: 'BAD_CURSOR' });
  return { sentAt: new Date(Number(match?.[1])), id };
}

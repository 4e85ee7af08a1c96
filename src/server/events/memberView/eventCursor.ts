import { refused } from '../../platform/errors.ts';
import type { EventPlace } from '../../readmodels/memberEvents.ts';
import { say } from '../../platform/messages/say.ts';

export function encodeCursor({ start, id }: EventPlace): string {
  return Buffer.from(`${start.getTime()} ${id}`).toString('base64url');
}

/** Throws a refusal for a text that `encodeCursor` did not make. */
export function parseCursor(cursor: string): EventPlace {
  const match = /^(\d{1,13}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('latin1'),
  );
  const start = new Date(Number(match?.[1]));
  const id = match?.[2];
  if (id === undefined || Number.isNaN(start.getTime()))
    throw refused(say('events.badCursor'), { code: 'BAD_CURSOR' });
  return { start, id };
}

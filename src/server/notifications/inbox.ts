import type { Db } from '../platform/db/db.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { KeptMessage } from './compose.ts';
import { findInbox, type InboxPlace, type InboxReader } from './store.ts';

export interface InboxMessage extends KeptMessage, InboxPlace {
  readonly channel: string;
  readonly isUnread: boolean;
}

export function sealKept(secrets: Secrets, id: string, message: KeptMessage): string {
  return secrets.seal('kept-message', id, JSON.stringify(message));
}

export function openKept(secrets: Secrets, id: string, kept: string): KeptMessage {
  return JSON.parse(secrets.open('kept-message', id, kept)) as KeptMessage;
}

/** A page of what a member was sent, newest first, and where the next one begins. */
export async function readInbox(
  secrets: Secrets,
  db: Db,
  reader: InboxReader,
  { after, first }: { readonly after: InboxPlace | null; readonly first: number },
): Promise<{ readonly messages: readonly InboxMessage[]; readonly next: InboxPlace | null }> {
  const found = await findInbox(db, reader, { after, limit: first + 1 });
  const messages = found.slice(0, first).map(({ id, channel, sentAt, kept, openedAt }) => ({
    ...openKept(secrets, id, kept),
    id,
    channel,
    sentAt,
    isUnread: openedAt === null,
  }));
  return { messages, next: found.length > first ? (messages.at(-1) ?? null) : null };
}

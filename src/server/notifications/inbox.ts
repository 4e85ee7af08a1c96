import type { Db } from '../platform/db/db.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { KeptMessage } from './compose.ts';
import { findInbox, type InboxPlace, type InboxReader, type InboxRow } from './store.ts';

export interface InboxMessage extends KeptMessage, InboxPlace, Pick<InboxRow, 'channels' | 'isUnread'> {}

export function sealKept(secrets: Secrets, id: string, message: KeptMessage): string {
  return secrets.seal('kept-message', id, JSON.stringify(message));
}

export function openKept(secrets: Secrets, id: string, kept: string): KeptMessage {
  return JSON.parse(secrets.open('kept-message', id, kept)) as KeptMessage;
}

/** What a member was sent, newest first; `after` is the last one of the page before. */
export async function readInbox(
  secrets: Secrets,
  db: Db,
  reader: InboxReader,
  page: { readonly after: InboxPlace | null; readonly limit: number },
): Promise<readonly InboxMessage[]> {
  return (await findInbox(db, reader, page)).map(({ keptId, kept, ...row }) => ({
    ...row,
    ...openKept(secrets, keptId, kept),
  }));
}

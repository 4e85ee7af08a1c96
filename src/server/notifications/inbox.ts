import type { Db } from '../platform/db/db.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { KeptMessage } from './compose.ts';
import type { SealedContent } from './sending.ts';
import { findInbox, type InboxPlace, type InboxReader, type InboxRow } from './store.ts';

export interface InboxMessage extends KeptMessage, InboxPlace, Pick<InboxRow, 'channels' | 'isUnread'> {}

/** From what a message was made, so that it can be sent again. */
type KeptContent = Pick<SealedContent, 'locale' | 'values'>;

interface Sealed extends KeptMessage {
  /** Missing: it has a code or a link, or it is of an earlier release. */
  readonly content?: KeptContent;
}

export function sealKept(
  secrets: Secrets,
  id: string,
  message: KeptMessage,
  content: KeptContent | null,
): string {
  const sealed: Sealed = content === null ? message : { ...message, content };
  return secrets.seal('kept-message', id, JSON.stringify(sealed));
}

const open = (secrets: Secrets, id: string, kept: string): Sealed =>
  JSON.parse(secrets.open('kept-message', id, kept)) as Sealed;

export function openKept(secrets: Secrets, id: string, kept: string): KeptMessage {
  const { subject, text, link } = open(secrets, id, kept);
  return { subject, text, link };
}

/** Null: it can't be sent again. */
export const openKeptContent = (secrets: Secrets, id: string, kept: string): KeptContent | null =>
  open(secrets, id, kept).content ?? null;

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

import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** $1 brand, $2 what the keys begin with. By the index of messages that were refused. */
const failed = statement<{ readonly homeId: string }>(
  'event_notices_failed',
  `select distinct member_id as "homeId" from sent_messages
   where brand = $1 and state = 'failed' and starts_with(key, $2 || member_id::text)`,
);

/** Homes whose own message of a notice was refused for good, on some channel. */
export async function homesItFailedFor(db: Db, brandId: string, keys: string): Promise<readonly string[]> {
  return (await failed(db, [brandId, keys])).map(({ homeId }) => homeId);
}

/** A home's own message of a notice. */
export type NoticeState = { readonly id: string; readonly homeId: string; readonly isReached: boolean };

/** $1 brand, $2 homes, $3 what the keys begin with. */
const states = statement<NoticeState>(
  'event_notices_states',
  `select id, member_id as "homeId", state in ('sent', 'queued') and channel <> 'inbox' as "isReached" from sent_messages
   where brand = $1 and member_id = any($2::uuid[]) and starts_with(key, $3 || member_id::text)`,
);

/** What became of a notice's messages to these homes. */
export const noticeStates = (
  db: Db,
  brandId: string,
  homeIds: readonly string[],
  keys: string,
): Promise<NoticeState[]> => states(db, [brandId, [...homeIds], keys]);

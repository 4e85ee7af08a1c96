import type { RequestContext } from '../platform/context.ts';
import { statement } from '../platform/db/sql.ts';
import { perRequest } from '../platform/loader.ts';

const read = statement<{ readonly item: string }>(
  'dismissals',
  'select item from dismissals where member_id = $1',
);

/** The ids of messages and content that the caller has dismissed, on whichever device. */
export const dismissedItems = perRequest(
  async ({ db, member }: RequestContext): Promise<ReadonlySet<string>> =>
    new Set(member === null ? [] : (await read(db, [member.id])).map(({ item }) => item)),
);

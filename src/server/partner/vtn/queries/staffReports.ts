import { eq, inArray } from 'drizzle-orm';
import { events } from '../../../events/tables.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sortedList, type SortedRow } from '../../../platform/db/sortedList.ts';
import type { Page } from '../../../platform/graphql/connection.ts';
import { openAdrReports } from '../../tables.ts';
import type { ReportRow } from '../store/reports.ts';

/** $1 key. */
const list = sortedList<{ id: string }, 'CREATED_AT'>({
  name: 'staff_open_adr_reports',
  keys: { CREATED_AT: { sql: 'o.created_at', type: 'timestamptz' } },
  id: 'o.id',
  parameters: 1,
  text: ({ keyColumn, after, orderBy, limit }) => `select o.id, ${keyColumn}
   from open_adr_reports o join events e on e.id = o.event_id
   where o.key_id = $1::uuid and ${after} order by ${orderBy} limit ${limit}`,
});

/** A key's reports, the latest first, with when their events begin. */
export async function listReports(
  db: Db,
  keyId: string,
  page: Page,
): Promise<readonly (SortedRow & { readonly report: ReportRow; readonly startAt: Date })[]> {
  const found = await list(db, [keyId], page, { field: 'CREATED_AT', direction: 'DESC' });
  const ids = found.map(({ id }) => id);
  const read = await db
    .select({ report: openAdrReports, startAt: events.startAt })
    .from(openAdrReports)
    .innerJoin(events, eq(events.id, openAdrReports.eventId))
    .where(inArray(openAdrReports.id, ids));
  const known = new Map(read.map((row) => [row.report.id, row]));
  return found.flatMap(({ id, sortKey }) => {
    const row = known.get(id);
    return row === undefined ? [] : [{ ...row, sortKey }];
  });
}

import { and, desc, eq } from 'drizzle-orm';
import { events } from '../../../events/tables.ts';
import type { Db } from '../../../platform/db/db.ts';
import { openAdrReports } from '../../tables.ts';
import type { VtnPage } from '../queries.ts';
import type { VenOwner } from '../store.ts';
import { ownReports, type ReportRow } from '../store/reports.ts';

interface ReportFilter {
  readonly programId: string | null;
  readonly eventId: string | null;
  readonly clientName: string | null;
}

/** The latest first. */
export async function readReports(
  db: Db,
  owner: VenOwner,
  { programId, eventId, clientName }: ReportFilter,
  { skip, limit }: VtnPage,
): Promise<ReportRow[]> {
  const found = await db
    .select({ report: openAdrReports })
    .from(openAdrReports)
    .innerJoin(events, eq(events.id, openAdrReports.eventId))
    .where(
      and(
        ownReports(owner),
        programId === null ? undefined : eq(events.programId, programId),
        eventId === null ? undefined : eq(openAdrReports.eventId, eventId),
        clientName === null ? undefined : eq(openAdrReports.clientName, clientName),
      ),
    )
    .orderBy(desc(openAdrReports.createdAt), desc(openAdrReports.id))
    .offset(skip)
    .limit(limit);
  return found.map(({ report }) => report);
}

import { and, asc, eq, inArray, isNotNull, isNull, like, lte, sql, sum, type SQL } from 'drizzle-orm';
import { deviceConnections } from '../../devices/tables.ts';
import { events, participations } from '../../events/tables.ts';
import { sentMessages } from '../../notifications/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { systemSettings } from '../../platform/tables.ts';
import { programs, utilities } from '../../programs/tables.ts';
import { utilityAuthorizations, utilityConnections } from '../../utility/tables.ts';
import { EMPTY_RECORD, RECORD_KEY, type DemoRecord } from '../record.ts';

/** Whether there is a demonstration that wasn't brought up to date within `everyMs` of product time. */
export const isOutdated = (now: Date, everyMs: number): SQL =>
  sql`exists (select from system_settings where key = ${RECORD_KEY}
    and abs((value ->> 'tendedAt')::float8 - ${now.getTime()}::float8) >= ${everyMs}::float8)`;

export async function readRecord(db: Db): Promise<DemoRecord> {
  const [row] = await db
    .select({ value: systemSettings.value })
    .from(systemSettings)
    .where(eq(systemSettings.key, RECORD_KEY));
  return row === undefined ? EMPTY_RECORD : (row.value as DemoRecord);
}

/** Connected device accounts that have no tokens yet. */
export async function listConnectionsWithoutTokens(
  db: Db,
): Promise<{ memberId: string; id: string; connectionConfigId: string; externalAccount: string | null }[]> {
  const { memberId, id, connectionConfigId, externalAccount } = deviceConnections;
  return db
    .select({ memberId, id, connectionConfigId, externalAccount })
    .from(deviceConnections)
    .where(and(eq(deviceConnections.status, 'connected'), isNull(deviceConnections.accessToken)));
}

/** Messages that wait to be sent, by how their keys begin. */
export async function queuedMessages(db: Db, brandId: string, key: string): Promise<string[]> {
  const found = await db
    .select({ id: sentMessages.id })
    .from(sentMessages)
    .where(
      and(
        eq(sentMessages.brand, brandId),
        eq(sentMessages.state, 'queued'),
        like(sentMessages.key, `${key}%`),
      ),
    )
    .orderBy(asc(sentMessages.key));
  return found.map(({ id }) => id);
}

/** Points that a program's events have paid. */
export async function paidPoints(db: Db, programId: string, wattsPerPoint: number): Promise<number> {
  const [row] = await db
    .select({ watts: sum(participations.bookedWatts).mapWith(Number) })
    .from(participations)
    .innerJoin(events, eq(events.id, participations.eventId))
    .where(eq(events.programId, programId));
  return Math.floor((row?.watts ?? 0) / wattsPerPoint);
}

/** The acronym of a program's utility; null: no such program. */
export async function findAcronym(db: Db, programId: string): Promise<string | null> {
  const [utility] = await db
    .select({ acronym: utilities.acronym })
    .from(utilities)
    .innerJoin(programs, eq(programs.utilityId, utilities.id))
    .where(eq(programs.id, programId));
  return utility?.acronym ?? null;
}

/** The utilities of these programs whose outage was to be over by now. */
export async function outagesOver(
  db: Db,
  programIds: readonly string[],
  now: Date,
): Promise<{ id: string; brandId: string; version: number }[]> {
  const { id, brand, version, inOutage, outageEndAt } = utilities;
  return db
    .selectDistinct({ id, brandId: brand, version })
    .from(utilities)
    .innerJoin(programs, eq(programs.utilityId, id))
    .where(and(inArray(programs.id, [...programIds]), eq(inOutage, true), lte(outageEndAt, now)));
}

/** Null: the member has no connection to a utility. */
export async function findMemberUtility(db: Db, memberId: string): Promise<string | null> {
  const [connection] = await db
    .select({ id: utilityConnections.utilityId })
    .from(utilityConnections)
    .where(eq(utilityConnections.memberId, memberId));
  return connection?.id ?? null;
}

/** The utility of a home in a program that was never given access to its readings; null: there is none, or it had access. */
export async function homeWithoutAccess(
  db: Db,
  memberId: string,
): Promise<{ utilityId: string; acronym: string; clientId: string; timeZone: string } | null> {
  const { id, acronym, partnerClientId, timeZone } = utilities;
  const [home] = await db
    .select({ utilityId: id, acronym, clientId: partnerClientId, timeZone })
    .from(utilityConnections)
    .innerJoin(utilities, eq(id, utilityConnections.utilityId))
    .leftJoin(utilityAuthorizations, eq(utilityAuthorizations.memberId, utilityConnections.memberId))
    .where(
      and(
        eq(utilityConnections.memberId, memberId),
        isNotNull(utilityConnections.programId),
        eq(utilities.connection, 'OAUTH'),
        isNull(utilityAuthorizations.id),
      ),
    );
  return home?.clientId == null ? null : { ...home, clientId: home.clientId };
}

/** The brand's oldest utility; null: it has none. */
export async function findFirstUtility(db: Db, brandId: string): Promise<string | null> {
  const [first] = await db
    .select({ id: utilities.id })
    .from(utilities)
    .where(eq(utilities.brand, brandId))
    .orderBy(asc(utilities.createdAt), asc(utilities.id))
    .limit(1);
  return first?.id ?? null;
}

/** Null: the utility has no program of this name. */
export async function findProgram(
  db: Db,
  brandId: string,
  utilityId: string,
  name: string,
): Promise<string | null> {
  const [known] = await db
    .select({ id: programs.id })
    .from(programs)
    .where(and(eq(programs.brand, brandId), eq(programs.utilityId, utilityId), eq(programs.name, name)));
  return known?.id ?? null;
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Brand } from '../brands/service.ts';
import { devices } from '../devices/tables.ts';
import { gridSources } from '../events/signals/tables.ts';
import { events, participations } from '../events/tables.ts';
import { servicePoints } from '../meter/tables.ts';
import { placementInstances } from '../placements/tables.ts';
import type { Db } from '../platform/db/db.ts';
import { rows } from '../platform/db/sql.ts';
import { systemSettings } from '../platform/tables.ts';
import { programs, utilities } from '../programs/tables.ts';
import { firstDeviceOffers } from '../rewards/tables.ts';
import { members, sessions } from '../session/tables.ts';
import { utilityConnections } from '../utility/tables.ts';
import { demoContent } from './content.ts';
import { demoFirstDevice } from './firstDevice.ts';
import { DEMO_REASON, readRecord, RECORD_KEY } from './record.ts';

/** A member who joined the demonstration's programs without being in its cast. */
export interface JoinedMember {
  readonly id: string;
  readonly brand: string;
  readonly email: string;
}

/** The demonstration's people and places, by id. */
export interface DemoExtent {
  readonly brands: readonly string[];
  readonly cast: readonly string[];
  readonly utilities: readonly string[];
  readonly programs: readonly string[];
  readonly events: readonly string[];
  readonly joined: readonly JoinedMember[];
}

/** What the demonstration has in this database, and who else depends on it. */
export async function demoExtent(db: Db): Promise<DemoExtent> {
  const record = await readRecord(db);
  const cast = record.members.map(({ memberId }) => memberId);
  const made = await db
    .select({ utilityId: programs.utilityId })
    .from(programs)
    .where(
      inArray(
        programs.id,
        record.programs.map(({ programId }) => programId),
      ),
    );
  const utilities = [...new Set(made.map(({ utilityId }) => utilityId))];
  const theirs = await readIds(
    db.select({ id: programs.id }).from(programs).where(inArray(programs.utilityId, utilities)),
  );
  const held = await readIds(
    db.select({ id: events.id }).from(events).where(inArray(events.programId, theirs)),
  );
  const connected = await readIds(
    db
      .select({ id: utilityConnections.memberId })
      .from(utilityConnections)
      .where(inArray(utilityConnections.utilityId, utilities)),
  );
  const tookPart = await readIds(
    db
      .selectDistinct({ id: participations.memberId })
      .from(participations)
      .where(inArray(participations.eventId, held)),
  );
  const others = [...new Set([...connected, ...tookPart])].filter((id) => !cast.includes(id));
  const joined = await db
    .select({ id: members.id, brand: members.brand, email: members.email })
    .from(members)
    .where(inArray(members.id, others))
    .orderBy(members.brand, members.email);
  return { brands: record.brands, cast, utilities, programs: theirs, events: held, joined };
}

/**
 * Deletes the demonstration in an open transaction: its cast, members who joined it, their utilities,
 * programs and events, and every row that belongs to them. It is the only operation that may delete from
 * append-only tables.
 */
export async function removeDemonstration(
  tx: Db,
  brands: readonly Brand[],
  extent: DemoExtent,
): Promise<void> {
  const gone = [...extent.cast, ...extent.joined.map(({ id }) => id)];
  const sources = await readIds(
    tx
      .select({ id: gridSources.id })
      .from(gridSources)
      .where(inArray(gridSources.programId, [...extent.programs])),
  );
  const owned: Readonly<Partial<Record<string, readonly string[]>>> = {
    member_id: gone,
    utility_id: extent.utilities,
    primary_utility_id: extent.utilities,
    program_id: extent.programs,
    event_id: extent.events,
    source_id: sources,
    device_id: await readIds(
      tx.select({ id: devices.id }).from(devices).where(inArray(devices.memberId, gone)),
    ),
    session_id: await readIds(
      tx.select({ id: sessions.id }).from(sessions).where(inArray(sessions.memberId, gone)),
    ),
    service_point_id: await readIds(
      tx.select({ id: servicePoints.id }).from(servicePoints).where(inArray(servicePoints.memberId, gone)),
    ),
  };
  const themselves: Readonly<Partial<Record<string, readonly string[]>>> = {
    members: gone,
    utilities: extent.utilities,
  };
  const guards = await growOnlyTriggers(tx);
  for (const { tableName, triggerName } of guards)
    await tx.execute(
      sql`alter table ${sql.identifier(tableName)} disable trigger ${sql.identifier(triggerName)}`,
    );
  // Utilities and programs refer to each other, so this reference is cleared first.
  await tx
    .update(utilities)
    .set({ newMembersProgramId: null })
    .where(inArray(utilities.newMembersProgramId, [...extent.programs]));
  for (const { tableName, columns } of await childrenFirst(tx)) {
    const conditions = columns.flatMap((column) => {
      const ids = owned[column];
      return ids === undefined ? [] : [sql`${sql.identifier(column)} = any(${sql.param([...ids])}::uuid[])`];
    });
    const own = themselves[tableName];
    if (own !== undefined) conditions.push(sql`id = any(${sql.param([...own])}::uuid[])`);
    if (tableName === 'audit_log')
      conditions.push(
        sql`actor_id = any(${sql.param(gone)}::uuid[])`,
        sql`actor_id is null and reason = ${DEMO_REASON}`,
      );
    if (conditions.length > 0)
      await tx.execute(
        sql`delete from ${sql.identifier(tableName)} where ${sql.join(conditions, sql` or `)}`,
      );
  }
  for (const { tableName, triggerName } of guards)
    await tx.execute(
      sql`alter table ${sql.identifier(tableName)} enable trigger ${sql.identifier(triggerName)}`,
    );
  await removeContent(tx, brands, extent.brands);
  await tx.execute(
    sql`delete from pgboss.job where state < 'active' and exists (select from unnest(${sql.param([...gone, ...extent.programs, ...extent.events])}::text[]) as id where position(id in data::text) > 0)`,
  );
  await tx.delete(systemSettings).where(eq(systemSettings.key, RECORD_KEY));
}

/** The demonstration's page content; what staff wrote stays. */
async function removeContent(tx: Db, brands: readonly Brand[], brandIds: readonly string[]): Promise<void> {
  for (const brand of brands.filter(({ id }) => brandIds.includes(id))) {
    for (const { placement, title } of demoContent(brand)) {
      await tx
        .delete(placementInstances)
        .where(
          and(
            eq(placementInstances.brand, brand.id),
            eq(placementInstances.placement, placement),
            eq(placementInstances.title, title),
          ),
        );
    }
    for (const { title } of demoFirstDevice(brand))
      await tx
        .delete(firstDeviceOffers)
        .where(and(eq(firstDeviceOffers.brand, brand.id), eq(firstDeviceOffers.title, title)));
  }
}

interface TableColumns {
  readonly tableName: string;
  /** Of type uuid. */
  readonly columns: readonly string[];
}

/** All our tables, each before those it refers to; a utility's program for new members is cleared before. */
async function childrenFirst(tx: Db): Promise<TableColumns[]> {
  const tables = await rows<{ name: string; columns: string[] }>(
    tx,
    sql`select c.table_name as name, array_agg(c.column_name::text) as columns from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
        where c.table_schema = 'public' and c.data_type = 'uuid' group by 1 order by 1`,
  );
  const references = await rows<{ child: string; parent: string }>(
    tx,
    sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace
          and conname <> 'utilities_new_members_program_id_programs_id_fk'`,
  );
  const left = new Map(tables.map(({ name, columns }) => [name, columns]));
  const ordered: TableColumns[] = [];
  while (left.size > 0) {
    const free = [...left.keys()].filter(
      (name) => !references.some(({ child, parent }) => parent === name && left.has(child)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...left.keys()].join(', ')}.`);
    for (const name of free) {
      ordered.push({ tableName: name, columns: left.get(name) ?? [] });
      left.delete(name);
    }
  }
  return ordered;
}

/** The triggers that protect rows of the ledger, the receipts and the logs. */
function growOnlyTriggers(tx: Db): Promise<{ tableName: string; triggerName: string }[]> {
  return rows(
    tx,
    sql`select c.relname as "tableName", t.tgname as "triggerName" from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
        where not t.tgisinternal and p.proname in ('refuse_change', 'refuse_bare_balance') order by 1, 2`,
  );
}

async function readIds(found: Promise<readonly { id: string }[]>): Promise<string[]> {
  return (await found).map(({ id }) => id);
}

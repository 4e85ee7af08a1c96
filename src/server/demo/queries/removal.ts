import { inArray, sql } from 'drizzle-orm';
import { devices } from '../../devices/tables.ts';
import { gridSources } from '../../events/signals/tables.ts';
import { events, participations } from '../../events/tables.ts';
import { servicePoints } from '../../meter/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { programs } from '../../programs/tables.ts';
import { members, sessions } from '../../session/tables.ts';
import { utilityConnections } from '../../utility/tables.ts';

type Ids = readonly string[];

async function readIds(found: Promise<readonly { id: string }[]>): Promise<string[]> {
  return [...new Set((await found).map(({ id }) => id))];
}

export const utilitiesOfPrograms = (db: Db, programIds: Ids): Promise<string[]> =>
  readIds(
    db
      .select({ id: programs.utilityId })
      .from(programs)
      .where(inArray(programs.id, [...programIds])),
  );

/** A reward or offer that the demonstration made. */
export interface MadeReward {
  readonly id: string;
  readonly pictureId: string | null;
  /** Whether something of others refers to it. */
  readonly isUsed: boolean;
}

/** The demonstration's rewards; `gone` are the members whose orders go too. */
export function rewardsMade(db: Db, reason: string, gone: Ids): Promise<MadeReward[]> {
  return rows<MadeReward & Record<string, unknown>>(
    db,
    sql`select r.id, r.picture_id as "pictureId",
          exists (select from orders o where o.reward_id = r.id and o.member_id <> all(${sql.param([...gone])}::uuid[]))
          or exists (select from promo_codes p where p.reward_id = r.id) as "isUsed"
        from rewards r join audit_log a on a.subject = 'reward:' || r.id
        where a.action = 'reward.create' and a.actor_id is null and a.reason = ${reason}`,
  );
}

/**
 * The demonstration's device offers, and those that an earlier release made without the audit log; `gone` are the members
 * whose rows go too.
 */
export function offersMade(db: Db, reason: string, gone: Ids): Promise<MadeReward[]> {
  return rows<MadeReward & Record<string, unknown>>(
    db,
    sql`select f.id, f.picture_id as "pictureId",
          exists (
            select from device_offer_claims c
            where c.offer_id = f.id and c.member_id <> all(${sql.param([...gone])}::uuid[])
          ) as "isUsed"
        from device_offers f
        left join audit_log a on a.subject = 'offer:' || f.id and a.action = 'offer.create'
        where a.id is null or (a.actor_id is null and a.reason = ${reason})`,
  );
}

/** Seeds of these brands that no spin was drawn from. */
export async function unusedSeeds(db: Db, brandIds: Ids): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select w.id from wheel_seeds w where w.brand = any(${sql.param([...brandIds])}::text[])
        and not exists (select from wheel_spins s where s.seed_id = w.id)`,
  );
  return found.map(({ id }) => id);
}

/** A prize that the demonstration put on a wheel, and whether others won it. */
export interface MadePrize {
  readonly id: string;
  readonly isUsed: boolean;
}

/** The demonstration's prizes; `gone` are the members whose spins go too. */
export function prizesMade(db: Db, reason: string, gone: Ids): Promise<MadePrize[]> {
  return rows<MadePrize & Record<string, unknown>>(
    db,
    sql`select p.id,
          exists (
            select from wheel_spins s
            where p.id in (s.prize_id, s.drawn_prize_id)
              and s.member_id <> all(${sql.param([...gone])}::uuid[])
          ) as "isUsed"
        from wheel_prizes p
        join audit_log a on a.subject = 'wheelPrize:' || p.id
        where a.action = 'wheelPrize.create' and a.actor_id is null and a.reason = ${reason}`,
  );
}

/** Segments that the demonstration made for staff. */
export function segmentsMade(db: Db, reason: string): Promise<string[]> {
  return readIds(
    rows<{ id: string }>(
      db,
      sql`select s.id from segments s join audit_log a on a.subject = 'segment:' || s.id
          where a.action = 'segment.create' and a.actor_id is null and a.reason = ${reason}`,
    ),
  );
}

/** Backtests that the demonstration made for staff. */
export function backtestsMade(db: Db, reason: string): Promise<string[]> {
  return readIds(
    rows<{ id: string }>(
      db,
      sql`select b.id from backtests b join audit_log a on a.subject = 'backtest:' || b.id
          where a.action = 'backtest.start' and a.actor_id is null and a.reason = ${reason}`,
    ),
  );
}

/** Of the partner API and of webhooks: what the demonstration made. */
export function partnersMade(
  db: Db,
  reason: string,
  action: 'apiKey.create' | 'webhook.create',
): Promise<string[]> {
  return readIds(
    rows<{ id: string }>(
      db,
      sql`select split_part(subject, ':', 2) as id from audit_log where action = ${action} and reason = ${reason}`,
    ),
  );
}

/** Content that the demonstration made and that no longer exists, whose versions do. */
export function contentOfVersions(db: Db, brandIds: Ids, reason: string): Promise<string[]> {
  return readIds(
    rows<{ id: string }>(
      db,
      sql`select v.content_id as id from placement_versions v
          where v.brand = any(${sql.param([...brandIds])}::text[]) and v.actor_id is null and v.reason = ${reason}
          and not exists (select from placement_instances i where i.id = v.content_id)`,
    ),
  );
}

/** A feature of a brand. */
export interface MadeFeature {
  readonly brand: string;
  readonly key: string;
}

/** Features whose rules are still the demonstration's. */
export function featuresMade(db: Db, reason: string): Promise<MadeFeature[]> {
  return rows<MadeFeature & Record<string, unknown>>(
    db,
    sql`select s.brand, s.key from feature_settings s
        join feature_versions v on v.brand = s.brand and v.key = s.key and v.version = s.version
        where v.actor_id is null and v.reason = ${reason}`,
  );
}

/** An experiment of a brand. */
export interface MadeExperiment {
  readonly brand: string;
  readonly key: string;
}

/** The demonstration's experiments; the cast were its members. */
export function experimentsMade(db: Db, reason: string): Promise<MadeExperiment[]> {
  return rows<MadeExperiment & Record<string, unknown>>(
    db,
    sql`select x.brand, x.key from experiments x
        join audit_log a on a.brand = x.brand and a.subject = 'experiment:' || x.key
        where a.action = 'experiment.create' and a.actor_id is null and a.reason = ${reason}`,
  );
}

/** Those of these segments that no one's segment, feature, experiment, event, grid source or content uses. */
export function unusedSegments(db: Db, segmentIds: Ids): Promise<string[]> {
  return readIds(
    rows<{ id: string }>(
      db,
      sql`select s.id
          from segments s
          where s.id = any(${sql.param([...segmentIds])}::uuid[])
            and not exists (select from segment_references r where r.refers_to = s.id)
            and not exists (select from feature_segments f where f.segment_id = s.id)
            and not exists (
              select from experiments x
              where x.brand = s.brand and x.state <> 'STOPPED' and x.segment_id = s.id::text
            )
            and not exists (
              select from events e
              where e.brand = s.brand
                and coalesce(e.audience ->> 'segmentId', e.audience ->> 'segment') = s.id::text
            )
            and not exists (select from grid_sources g where g.brand = s.brand and g.segment = s.id::text)
            and not exists (
              select from placement_instances i where i.brand = s.brand and i.segment_id = s.id::text
            )`,
    ),
  );
}

/** Those of these brands for which staff have neither segments, nor rules of features, nor experiments. */
export function brandsWithoutTargeting(db: Db, brandIds: Ids): Promise<string[]> {
  return readIds(
    rows<{ id: string }>(
      db,
      sql`select b.brand as id from unnest(${sql.param([...brandIds])}::text[]) as b(brand)
          where not exists (select from segments s where s.brand = b.brand)
          and not exists (select from feature_settings f where f.brand = b.brand)
          and not exists (select from experiments x where x.brand = b.brand)`,
    ),
  );
}

export const programsOfUtilities = (db: Db, utilityIds: Ids): Promise<string[]> =>
  readIds(
    db
      .select({ id: programs.id })
      .from(programs)
      .where(inArray(programs.utilityId, [...utilityIds])),
  );

export const eventsOfPrograms = (db: Db, programIds: Ids): Promise<string[]> =>
  readIds(
    db
      .select({ id: events.id })
      .from(events)
      .where(inArray(events.programId, [...programIds])),
  );

export const gridSourcesOfPrograms = (db: Db, programIds: Ids): Promise<string[]> =>
  readIds(
    db
      .select({ id: gridSources.id })
      .from(gridSources)
      .where(inArray(gridSources.programId, [...programIds])),
  );

export const settlementFilesOfPrograms = (db: Db, programIds: Ids): Promise<string[]> =>
  readIds(
    rows<{ id: string }>(
      db,
      sql`select f.id from settlement_files f where f.program_id = any(${sql.param([...programIds])}::uuid[])`,
    ),
  );

export const membersOfUtilities = (db: Db, utilityIds: Ids): Promise<string[]> =>
  readIds(
    db
      .select({ id: utilityConnections.memberId })
      .from(utilityConnections)
      .where(inArray(utilityConnections.utilityId, [...utilityIds])),
  );

export const membersOfEvents = (db: Db, eventIds: Ids): Promise<string[]> =>
  readIds(
    db
      .selectDistinct({ id: participations.memberId })
      .from(participations)
      .where(inArray(participations.eventId, [...eventIds])),
  );

export const devicesOfMembers = (db: Db, memberIds: Ids): Promise<string[]> =>
  readIds(
    db
      .select({ id: devices.id })
      .from(devices)
      .where(inArray(devices.memberId, [...memberIds])),
  );

export const sessionsOfMembers = (db: Db, memberIds: Ids): Promise<string[]> =>
  readIds(
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(inArray(sessions.memberId, [...memberIds])),
  );

export const servicePointsOfMembers = (db: Db, memberIds: Ids): Promise<string[]> =>
  readIds(
    db
      .select({ id: servicePoints.id })
      .from(servicePoints)
      .where(inArray(servicePoints.memberId, [...memberIds])),
  );

/** A member who joined the demonstration's programs without being in its cast. */
export interface JoinedMember {
  readonly id: string;
  readonly brand: string;
  readonly email: string;
}

/** By brand and address. */
export async function listMembers(db: Db, memberIds: Ids): Promise<JoinedMember[]> {
  const { id, brand, email } = members;
  return db
    .select({ id, brand, email })
    .from(members)
    .where(inArray(id, [...memberIds]))
    .orderBy(brand, email);
}

/** All our tables with their columns of type uuid. What is in a table's parts is in the table. */
export const listTables = (db: Db): Promise<{ name: string; columns: string[] }[]> =>
  rows(
    db,
    sql`select c.table_name as name, array_agg(c.column_name::text) as columns from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
        where c.table_schema = 'public' and c.data_type = 'uuid'
          and not exists (
            select from pg_inherits where inhrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
          )
        group by 1 order by 1`,
  );

/** Which tables refer to which, without a utility's program for new members. */
export const listReferences = (db: Db): Promise<{ child: string; parent: string }[]> =>
  rows(
    db,
    sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent
        from pg_constraint
        where contype = 'f'
          and conrelid <> confrelid
          and connamespace = 'public'::regnamespace
          and conparentid = 0
          and conname <> 'utilities_new_members_program_id_programs_id_fk'`,
  );

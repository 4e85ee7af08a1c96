import { sql } from 'drizzle-orm';
import { startsJoined } from '../../../domain/events/joining.ts';
import type { OptValue } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows, statement } from '../../platform/db/sql.ts';
import { isInvited, wouldBeInvited, type WantedHomes } from '../../readmodels/audience.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';
import type { StoredEvent } from '../schedule/storedEvent.ts';

export async function countInvited(
  db: Db,
  programId: string,
  wanted: WantedHomes,
  now: Date,
): Promise<number> {
  const condition = wouldBeInvited(wanted, 'en', `'${now.toISOString()}'::timestamptz`);
  const [row] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from enrolments en where en.program_id = ${programId} and ${sql.raw(condition)}`,
  );
  return row?.count ?? 0;
}

/**
 * Joins members automatically: those with auto-join, and for a real-time event every member.
 * Skips members who are away or have answered. Safe to repeat.
 */
export async function joinAutomatically(
  tx: Db,
  { id, algorithm }: StoredEvent,
  joinedAt: Date,
): Promise<void> {
  await tx.execute(
    sql`insert into participations (member_id, event_id, brand, start_at, opt, joined_at)
        select en.member_id, e.id, en.brand, e.start_at, 'in', ${joinedAt.toISOString()}
        from events e join enrolments en on en.program_id = e.program_id
        where e.id = ${id} and (en.auto_join or ${startsJoined(algorithm)})
          and ${sql.raw(isInvited('e', 'en'))} and not ${sql.raw(isAwayAt('en.member_id', 'e.start_at', 'en.time_zone'))}
        on conflict do nothing`,
  );
}

/**
 * Withdraws members who joined and whose home has left the program since, so that it can't take part. A replayed event,
 * which fixes the meter, needs no program.
 */
export async function withdrawLeavers(tx: Db, { id, programId }: StoredEvent): Promise<void> {
  await tx.execute(
    sql`delete from participations p using enrolments en
        where p.event_id = ${id} and p.opt = 'in' and p.service_point_id is null and en.member_id = p.member_id
          and en.program_id is distinct from ${programId}`,
  );
}

/** Opts out members who joined and are away when the event starts. */
export async function optOutMembersAway(tx: Db, { id }: StoredEvent): Promise<void> {
  await tx.execute(
    sql`update participations p set opt = 'out', opt_by = null, joined_at = null from enrolments en
        where p.event_id = ${id} and p.opt = 'in' and en.member_id = p.member_id
          and ${sql.raw(isAwayAt('en.member_id', 'p.start_at', 'en.time_zone'))}`,
  );
}

/** Queues a result for every member who was in at the start, including those who left since. */
export async function queueResults(tx: Db, { id }: StoredEvent, dueAt: Date): Promise<void> {
  await tx.execute(
    sql`update participations set settlement = 'PENDING', settle_due_at = ${dueAt.toISOString()}
        where event_id = ${id} and joined_at is not null and settlement is null`,
  );
}

/** Clears all scheduled settlements. False, without doing it, while one is due and untried. */
export async function stopSettling(tx: Db, { id }: StoredEvent, now: Date): Promise<boolean> {
  const [due] = await rows(
    tx,
    sql`select 1 from participations
        where event_id = ${id} and settlement is not null and settle_due_at <= ${now.toISOString()} limit 1`,
  );
  if (due) return false;
  await tx.execute(
    sql`update participations set settle_due_at = null
        where event_id = ${id} and settlement is not null and settle_due_at is not null`,
  );
  return true;
}

export async function moveParticipations(tx: Db, { id, start }: StoredEvent): Promise<void> {
  await tx.execute(sql`update participations set start_at = ${start.toISOString()} where event_id = ${id}`);
}

export interface OptRow extends Record<string, unknown> {
  /** In the event's program and audience. */
  readonly enrolled: boolean;
  readonly away: boolean;
  readonly opt: OptValue | null;
}

const readOpt = statement<OptRow>(
  'events-opt',
  `select coalesce(en.program_id = e.program_id, false) and ${isInvited('e', 'en')} as enrolled, p.opt,
     ${isAwayAt('en.member_id', 'e.start_at', 'en.time_zone')} as away
   from enrolments en
   join events e on e.id = $1
   left join participations p on p.member_id = en.member_id and p.event_id = e.id
   where en.member_id = $2 and en.brand = $3 and e.brand = en.brand`,
);

/** Null for a member, or an event, that does not exist in the brand. */
export async function readOptRow(
  db: Db,
  brandId: string,
  memberId: string,
  eventId: string,
): Promise<OptRow | null> {
  const [row] = await readOpt(db, [eventId, memberId, brandId]);
  return row ?? null;
}

interface Answer {
  readonly memberId: string;
  readonly event: StoredEvent;
  readonly at: Date;
  /** The person of the home who answered. */
  readonly by?: string | undefined;
}

/**
 * A member who rejoins a real-time event keeps the first `joined_at`. `servicePointId` fixes the meter that
 * settles the result.
 */
export async function writeOptIn(
  tx: Db,
  { memberId, event, at, by, servicePointId = null }: Answer & { readonly servicePointId?: string | null },
): Promise<void> {
  await tx.execute(
    sql`insert into participations as p (
          member_id, event_id, brand, start_at, opt, opt_by, joined_at, service_point_id, devices_wait
        )
        values (
          ${memberId}, ${event.id}, ${event.brandId}, ${event.start.toISOString()}, 'in', ${by ?? null}::uuid, ${at.toISOString()},
          ${servicePointId}, ${event.status === 'ACTIVE'}
        )
        on conflict (member_id, event_id)
          do update set opt = 'in', opt_by = excluded.opt_by, joined_at = coalesce(p.joined_at, excluded.joined_at), left_at = null,
            devices_wait = p.devices_wait or excluded.devices_wait`,
  );
}

/** `leaves`: the member leaves a running event and so still gets a result. */
export async function writeOptOut(
  tx: Db,
  { memberId, event, at, by }: Answer,
  leaves: boolean,
): Promise<void> {
  const leftAt = leaves ? at.toISOString() : null;
  await tx.execute(
    sql`insert into participations as p (member_id, event_id, brand, start_at, opt, opt_by)
        values (${memberId}, ${event.id}, ${event.brandId}, ${event.start.toISOString()}, 'out', ${by ?? null}::uuid)
        on conflict (member_id, event_id) do update
          set opt = 'out', opt_by = excluded.opt_by, left_at = ${leftAt}::timestamptz, joined_at = case when ${leaves} then p.joined_at end,
            devices_wait = p.devices_wait or ${event.status === 'ACTIVE'}`,
  );
}

/** Who answered events stays who answered them. */
export async function renameAnswers(
  tx: Db,
  {
    homeId,
    formerId,
    personId,
  }: { readonly homeId: string; readonly formerId: string; readonly personId: string },
): Promise<void> {
  await tx.execute(
    sql`update participations
        set opt_by = case opt_by when ${homeId}::uuid then ${formerId}::uuid else ${homeId}::uuid end
        where member_id = ${homeId} and opt_by in (${homeId}, ${personId})`,
  );
}

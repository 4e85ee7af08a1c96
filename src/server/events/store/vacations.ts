import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { isAsked } from '../../readmodels/audience.ts';
import { vacations } from '../tables.ts';

/** `today`: local date of the home, `YYYY-MM-DD`. */
const isCurrent = (memberId: string, today: string): SQL | undefined =>
  and(eq(vacations.memberId, memberId), lte(vacations.startsOn, today), gte(vacations.endsOn, today));

/** Changes the end of the current vacation. False if the member is not away. */
export async function updateVacationEnd(
  tx: Db,
  memberId: string,
  today: string,
  endsOn: string,
): Promise<boolean> {
  const changed = await tx
    .update(vacations)
    .set({ endsOn })
    .where(isCurrent(memberId, today))
    .returning({ id: vacations.id });
  return changed.length > 0;
}

export async function insertVacation(
  tx: Db,
  vacation: Pick<typeof vacations.$inferInsert, 'memberId' | 'id' | 'startsOn' | 'endsOn'>,
): Promise<void> {
  await tx.insert(vacations).values(vacation);
}

/** Opts the member out of running events, and answers their ids. */
export async function leaveRunningEvents(tx: Db, memberId: string, now: Date): Promise<string[]> {
  const left = await rows<{ event_id: string }>(
    tx,
    sql`update participations p set opt = 'out', joined_at = case when e.status = 'ACTIVE' then p.joined_at end,
          left_at = case when e.status = 'ACTIVE' then ${now.toISOString()}::timestamptz end, devices_wait = p.devices_wait or e.status = 'ACTIVE' from events e
        where p.member_id = ${memberId} and p.opt = 'in' and e.id = p.event_id and e.status in ('SCHEDULED', 'ACTIVE')
          and e.start_at <= ${now.toISOString()} and e.end_at > ${now.toISOString()} and p.settlement is null
        returning p.event_id`,
  );
  return left.map((row) => row.event_id);
}

/** Deletes the member's acceptances of coming events up to a local date, and answers the events' ids. */
export async function takeBackAnswers(
  tx: Db,
  memberId: string,
  now: Date,
  endsOn: string,
): Promise<string[]> {
  const takenBack = await rows<{ event_id: string }>(
    tx,
    sql`delete from participations p using events e, enrolments en
        where p.member_id = ${memberId} and e.id = p.event_id and en.member_id = p.member_id and e.status = 'SCHEDULED' and e.start_at > ${now.toISOString()} and p.opt = 'in'
          and (e.start_at at time zone en.time_zone)::date <= ${endsOn}::date returning p.event_id`,
  );
  return takenBack.map((row) => row.event_id);
}

/** Adds events to those that the current vacation took back, and answers all of them. */
export async function addTakenBack(
  tx: Db,
  memberId: string,
  today: string,
  eventIds: readonly string[],
): Promise<string[]> {
  const ids = sql.param([...eventIds]);
  const [away] = await tx
    .update(vacations)
    .set({ takenBack: sql`${vacations.takenBack} || ${ids}::uuid[]` })
    .where(isCurrent(memberId, today))
    .returning({ takenBack: vacations.takenBack });
  return away?.takenBack ?? [];
}

/** The events that the current vacation took back. */
export async function readTakenBack(tx: Db, memberId: string, today: string): Promise<string[]> {
  const [away] = await tx
    .select({ takenBack: vacations.takenBack })
    .from(vacations)
    .where(isCurrent(memberId, today));
  return away?.takenBack ?? [];
}

/** Ends the current vacation the day before; one that started today is deleted. */
export async function endVacationBefore(
  tx: Db,
  memberId: string,
  today: string,
  yesterday: string,
): Promise<void> {
  const current = isCurrent(memberId, today);
  await tx.delete(vacations).where(and(current, eq(vacations.startsOn, today)));
  await tx.update(vacations).set({ endsOn: yesterday }).where(current);
}

/** Joins the coming events that need not ask, and those that the vacation had taken back. */
export async function joinAgain(
  tx: Db,
  memberId: string,
  now: Date,
  takenBack: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`insert into participations (member_id, event_id, brand, start_at, opt, joined_at)
        select en.member_id, e.id, en.brand, e.start_at, 'in', ${now.toISOString()}
        from enrolments en join events e on e.program_id = en.program_id
        where en.member_id = ${memberId} and e.status = 'SCHEDULED' and e.start_at > ${now.toISOString()} and (en.auto_join or e.type = 'PARTICIPATION_REDUCTION_RT' or e.id = any(${sql.param([...takenBack])}::uuid[])) and ${sql.raw(isAsked('e', 'en'))}
          and not exists (select from vacations v where v.member_id = en.member_id and (e.start_at at time zone en.time_zone)::date between v.starts_on and v.ends_on)
        on conflict do nothing`,
  );
}

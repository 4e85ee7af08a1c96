import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Vacation } from '../../../domain/events/vacation.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { isInvited } from '../../readmodels/audience.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';
import { vacations } from '../tables.ts';

/** The vacation that is planned or running. `today`: local date of the home, `YYYY-MM-DD`. */
const isOpen = (memberId: string, today: string): SQL | undefined =>
  and(eq(vacations.memberId, memberId), gte(vacations.endsOn, today));

export interface OpenVacation extends Vacation {
  readonly id: string;
  /** Joined events that it took back. */
  readonly takenBack: readonly string[];
}

/** Null: none. */
export async function readOpenVacation(
  tx: Db,
  memberId: string,
  today: string,
): Promise<OpenVacation | null> {
  const [open] = await tx
    .select({
      id: vacations.id,
      firstDay: vacations.startsOn,
      lastDay: vacations.endsOn,
      takenBack: vacations.takenBack,
    })
    .from(vacations)
    .where(isOpen(memberId, today));
  return open ?? null;
}

/** Saves a new vacation, or the days of one. */
export async function saveVacation(
  tx: Db,
  memberId: string,
  { id, firstDay, lastDay, takenBack }: OpenVacation,
): Promise<void> {
  const days = { startsOn: firstDay, endsOn: lastDay, takenBack: [...takenBack] };
  await tx
    .insert(vacations)
    .values({ memberId, id, ...days })
    .onConflictDoUpdate({ target: [vacations.memberId, vacations.id], set: days });
}

/** Opts the member out of running events; their devices are restored. */
export async function leaveRunningEvents(tx: Db, memberId: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update participations p
        set opt = 'out', joined_at = case when e.status = 'ACTIVE' then p.joined_at end,
          left_at = case when e.status = 'ACTIVE' then ${now.toISOString()}::timestamptz end,
          devices_wait = p.devices_wait or e.status = 'ACTIVE'
        from events e
        where p.member_id = ${memberId}
          and p.opt = 'in'
          and e.id = p.event_id
          and e.status in ('SCHEDULED', 'ACTIVE')
          and e.start_at <= ${now.toISOString()}
          and e.end_at > ${now.toISOString()}
          and p.settlement is null`,
  );
}

/** Deletes the member's acceptances of coming events in a vacation, and answers the events' ids. */
export async function takeBackAnswers(
  tx: Db,
  memberId: string,
  now: Date,
  { firstDay, lastDay }: Vacation,
): Promise<string[]> {
  const takenBack = await rows<{ event_id: string }>(
    tx,
    sql`delete from participations p using events e, enrolments en
        where p.member_id = ${memberId}
          and e.id = p.event_id
          and en.member_id = p.member_id
          and e.status = 'SCHEDULED'
          and e.start_at > ${now.toISOString()}
          and p.opt = 'in'
          and (e.start_at at time zone en.time_zone)::date between ${firstDay}::date and ${lastDay}::date
        returning p.event_id`,
  );
  return takenBack.map((row) => row.event_id);
}

/** Ends the open vacation the day before today; one without an earlier day is deleted. */
export async function endVacationBefore(
  tx: Db,
  memberId: string,
  today: string,
  yesterday: string,
): Promise<void> {
  const open = isOpen(memberId, today);
  await tx.delete(vacations).where(and(open, gte(vacations.startsOn, today)));
  await tx.update(vacations).set({ endsOn: yesterday }).where(open);
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
        from enrolments en
        join events e on e.program_id = en.program_id
        where en.member_id = ${memberId}
          and e.status = 'SCHEDULED'
          and e.start_at > ${now.toISOString()}
          and (
            en.auto_join
            or e.type = 'PARTICIPATION_REDUCTION_RT'
            or e.id = any(${sql.param([...takenBack])}::uuid[])
          )
          and ${sql.raw(isInvited('e', 'en'))}
          and not ${sql.raw(isAwayAt('en.member_id', 'e.start_at', 'en.time_zone'))}
        on conflict do nothing`,
  );
}

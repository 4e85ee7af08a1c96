import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { addDays } from '../../domain/meter/zone.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';
import { rows } from '../platform/db/sql.ts';
import { isAsked } from '../readmodels/audience.ts';
import { vacations } from './tables.ts';

interface Away {
  readonly memberId: string;
  /** Today, of the home's calendar. */
  readonly today: string;
  readonly now: Date;
}

/** Member by member: two that change one member's vacation come one after the other. */
async function holdMember(tx: Db, memberId: string): Promise<void> {
  await tx.execute(sql`select from members where id = ${memberId} for no key update`);
}

/**
 * Sends a member away until the end of `endsOn`, from today; who is away already stays so until the new end. Answers to
 * events that have not begun and lie in that time are taken back, until the member is back sooner; a running one is left:
 * its result tells what the devices did until then, and touches no streak, because the day is a day away. Ids of running
 * events that were left: their devices are to be put back.
 */
export async function startVacation(
  tx: Db,
  { memberId, today, now }: Away,
  endsOn: string,
  newId: NewId,
): Promise<string[]> {
  await holdMember(tx, memberId);
  const current = and(
    eq(vacations.memberId, memberId),
    lte(vacations.startsOn, today),
    gte(vacations.endsOn, today),
  );
  const changed = await tx.update(vacations).set({ endsOn }).where(current).returning({ id: vacations.id });
  if (changed.length === 0)
    await tx.insert(vacations).values({ memberId, id: newId(), startsOn: today, endsOn });
  const left = await rows<{ event_id: string }>(
    tx,
    sql`update participations p set opt = 'out', joined_at = case when e.status = 'ACTIVE' then p.joined_at end,
          left_at = case when e.status = 'ACTIVE' then ${now.toISOString()}::timestamptz end, devices_wait = p.devices_wait or e.status = 'ACTIVE' from events e
        where p.member_id = ${memberId} and p.opt = 'in' and e.id = p.event_id and e.status in ('SCHEDULED', 'ACTIVE')
          and e.start_at <= ${now.toISOString()} and e.end_at > ${now.toISOString()} and p.settlement is null
        returning p.event_id`,
  );
  const takenBack = await rows<{ event_id: string }>(
    tx,
    sql`delete from participations p using events e, members m
        where p.member_id = ${memberId} and e.id = p.event_id and m.id = p.member_id and e.status = 'SCHEDULED' and e.start_at > ${now.toISOString()} and p.opt = 'in'
          and (e.start_at at time zone m.time_zone)::date <= ${endsOn}::date returning p.event_id`,
  );
  const ids = sql.param(takenBack.map((row) => row.event_id));
  const [away] = await tx
    .update(vacations)
    .set({ takenBack: sql`${vacations.takenBack} || ${ids}::uuid[]` })
    .where(current)
    .returning({ takenBack: vacations.takenBack });
  // A nearer end: the member is in the events behind it again.
  await joinAgain(tx, memberId, now, away?.takenBack ?? []);
  return left.map((row) => row.event_id);
}

/** Brings a member back today: the days before it stay a vacation, and baselines leave them out. Harmless for who is not away. */
export async function endVacation(tx: Db, { memberId, today, now }: Away): Promise<void> {
  await holdMember(tx, memberId);
  const current = and(
    eq(vacations.memberId, memberId),
    lte(vacations.startsOn, today),
    gte(vacations.endsOn, today),
  );
  const [away] = await tx.select({ takenBack: vacations.takenBack }).from(vacations).where(current);
  await tx.delete(vacations).where(and(current, eq(vacations.startsOn, today)));
  await tx
    .update(vacations)
    .set({ endsOn: addDays(today, -1) })
    .where(current);
  await joinAgain(tx, memberId, now, away?.takenBack ?? []);
}

/** Joins a member to the coming events that need not ask, and to those that a vacation had taken back. */
async function joinAgain(tx: Db, memberId: string, now: Date, takenBack: readonly string[]): Promise<void> {
  await tx.execute(
    sql`insert into participations (member_id, event_id, brand, start_at, opt, joined_at)
        select en.member_id, e.id, en.brand, e.start_at, 'in', ${now.toISOString()}
        from enrolments en join events e on e.program_id = en.program_id
        where en.member_id = ${memberId} and e.status = 'SCHEDULED' and e.start_at > ${now.toISOString()} and (en.auto_join or e.type = 'PARTICIPATION_REDUCTION_RT' or e.id = any(${sql.param([...takenBack])}::uuid[])) and ${sql.raw(isAsked('e', 'en'))}
          and not exists (select from vacations v where v.member_id = en.member_id and (e.start_at at time zone en.time_zone)::date between v.starts_on and v.ends_on)
        on conflict do nothing`,
  );
}

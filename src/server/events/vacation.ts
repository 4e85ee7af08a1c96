import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { addDays } from '../../domain/meter/zone.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';
import { rows } from '../platform/db/sql.ts';
import { isAsked } from '../readmodels/audience.ts';
import { vacations } from './tables.ts';

interface Away {
  readonly memberId: string;
  /** Local date of the home, `YYYY-MM-DD`. */
  readonly today: string;
  readonly now: Date;
}

/** Serializes changes of one member's vacation. */
async function holdMember(tx: Db, memberId: string): Promise<void> {
  await tx.execute(sql`select from members where id = ${memberId} for no key update`);
}

/**
 * Starts a vacation today, or changes the end of the current one; `endsOn` is the last day away. Takes back
 * answers to coming events in that time and leaves running ones, which do not affect the streak because the
 * day counts as away. Returns the running events that were left, whose devices must be restored. Source:
 * VAC-01 to VAC-04.
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
  // An earlier end brings back the events behind it.
  await joinAgain(tx, memberId, now, away?.takenBack ?? []);
  return left.map((row) => row.event_id);
}

/**
 * Ends the vacation today; earlier days stay excluded from baselines. Does nothing for a member who is not
 * away.
 */
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

/** Joins the coming events that need not ask, and those that the vacation had taken back. */
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

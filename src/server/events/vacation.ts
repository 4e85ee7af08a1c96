import { addDays } from '../../domain/meter/zone.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';
import { lockMembers } from './queries/claims.ts';
import {
  addTakenBack,
  endVacationBefore,
  insertVacation,
  joinAgain,
  leaveRunningEvents,
  readTakenBack,
  takeBackAnswers,
  updateVacationEnd,
} from './store/vacations.ts';

interface Away {
  readonly memberId: string;
  /** Local date of the home, `YYYY-MM-DD`. */
  readonly today: string;
  readonly now: Date;
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
  await lockMembers(tx, [memberId]);
  if (!(await updateVacationEnd(tx, memberId, today, endsOn)))
    await insertVacation(tx, { memberId, id: newId(), startsOn: today, endsOn });
  const left = await leaveRunningEvents(tx, memberId, now);
  const takenBack = await takeBackAnswers(tx, memberId, now, endsOn);
  // An earlier end brings back the events behind it.
  await joinAgain(tx, memberId, now, await addTakenBack(tx, memberId, today, takenBack));
  return left;
}

/**
 * Ends the vacation today; earlier days stay excluded from baselines. Does nothing for a member who is not
 * away.
 */
export async function endVacation(tx: Db, { memberId, today, now }: Away): Promise<void> {
  await lockMembers(tx, [memberId]);
  const takenBack = await readTakenBack(tx, memberId, today);
  await endVacationBefore(tx, memberId, today, addDays(today, -1));
  await joinAgain(tx, memberId, now, takenBack);
}

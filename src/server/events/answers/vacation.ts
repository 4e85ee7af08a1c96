import { vacationFaults, vacationState, type VacationFaults } from '../../../domain/events/vacation.ts';
import { addDays } from '../../../domain/meter/zone.ts';
import type { Db } from '../../platform/db/db.ts';
import type { NewId } from '../../platform/ids.ts';
import { lockMembers } from '../queries/claims.ts';
import {
  endVacationBefore,
  joinAgain,
  leaveRunningEvents,
  readOpenVacation,
  saveVacation,
  takeBackAnswers,
} from '../store/vacations.ts';

interface Away {
  readonly memberId: string;
  /** Local date of the home, `YYYY-MM-DD`. */
  readonly today: string;
  readonly now: Date;
}

/** `firstDay` null: today, or the first day of the vacation that the member has. */
interface WantedVacation {
  readonly firstDay: string | null;
  readonly lastDay: string;
}

/**
 * Plans, starts or changes the member's vacation; a member has one at a time. Takes back answers to coming
 * events in that time and, when it has begun, leaves running ones, which does not affect the streak because
 * the day counts as away. Days away before today stay so. Returns the faults of the days; null: saved.
 * Source: VAC-01 to VAC-04.
 */
export async function startVacation(
  tx: Db,
  { memberId, today, now }: Away,
  { firstDay, lastDay }: WantedVacation,
  newId: NewId,
): Promise<VacationFaults | null> {
  await lockMembers(tx, [memberId]);
  const current = await readOpenVacation(tx, memberId, today);
  const vacation = { firstDay: firstDay ?? current?.firstDay ?? today, lastDay };
  const faults = vacationFaults(vacation, today, current);
  if (faults !== null) return faults;
  // One that has begun and gets another first day ends here: the days that were away stay on record.
  const splits = current !== null && current.firstDay < today && vacation.firstDay !== current.firstDay;
  if (splits) await endVacationBefore(tx, memberId, today, addDays(today, -1));
  if (vacationState(vacation, today) === 'running') await leaveRunningEvents(tx, memberId, now);
  const takenBack = [...(current?.takenBack ?? []), ...(await takeBackAnswers(tx, memberId, now, vacation))];
  const id = current === null || splits ? newId() : current.id;
  await saveVacation(tx, memberId, { ...vacation, id, takenBack });
  // Events that other days had taken back are joined again.
  await joinAgain(tx, memberId, now, takenBack);
  return null;
}

/**
 * Ends the vacation today, or cancels the planned one; earlier days stay excluded from baselines. Does
 * nothing for a member without one.
 */
export async function endVacation(tx: Db, { memberId, today, now }: Away): Promise<void> {
  await lockMembers(tx, [memberId]);
  const current = await readOpenVacation(tx, memberId, today);
  if (current === null) return;
  await endVacationBefore(tx, memberId, today, addDays(today, -1));
  await joinAgain(tx, memberId, now, current.takenBack);
}

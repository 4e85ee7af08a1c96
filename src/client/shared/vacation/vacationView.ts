import type { Settings } from '../../../../codegen/rest/types.ts';
import type { VacationView } from '../events/eventView.ts';

/** The vacation that is planned or running; null: none. */
export function vacationView({
  vacation_state: state,
  vacation_start_date: firstDay,
  vacation_end_date: lastDay,
}: Settings): VacationView | null {
  if (firstDay === null || lastDay === null) return null;
  return { running: state === 'running', firstDay, lastDay };
}

import type { Settings } from '../../../../codegen/rest/types.ts';
import type { VacationView } from '../events/eventView.ts';

/** The vacation that is planned or running; null: none. */
export function vacationView({
  vacation_state: state,
  vacation_start_date: startDate,
  vacation_end_date: endDate,
}: Settings): VacationView | null {
  if (startDate === null || endDate === null) return null;
  return { running: state === 'running', startDate, endDate };
}

import type { Obstacle, TakingPart } from './takingPart.ts';

/** Whether a home can take part in events: `ohmhour_eligible.label`. Source: SET-01, UTL-17. */
export const ELIGIBILITY_LABELS = ['Eligible', 'Pending', 'Ineligible', 'Issue'] as const;
export type EligibilityLabel = (typeof ELIGIBILITY_LABELS)[number];

/** Nothing is wrong; something is still to come. */
const PENDING: readonly Obstacle[] = [
  'not_connected',
  'utility_later',
  'area_later',
  'awaiting_readings',
  'no_program',
];

export function eligibilityLabel({ can, why }: TakingPart): EligibilityLabel {
  if (why === null) return 'Eligible';
  if (can === 'no') return 'Ineligible';
  return PENDING.includes(why) ? 'Pending' : 'Issue';
}

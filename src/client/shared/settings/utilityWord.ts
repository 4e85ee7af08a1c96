import type { Settings } from '../../../../codegen/rest/types.ts';
import { subStatus } from '../../../domain/utility/rawStatus.ts';
import type { SubStatus } from '../../../domain/utility/rawStatus.ts';

/** Sub-statuses that have a sentence of their own: what is wrong, and what helps. */
const TOLD = [
  'UtilityNotSupported', 'Rejected', 'ISOIneligible', 'ConflictingDRP', 'Duplicate', 'AttestationNeeded', 'PossibleMove', 'LocDisputed', 'LocEndDated',
] as const satisfies readonly SubStatus[];
export type ToldSubStatus = (typeof TOLD)[number];

export type UtilityWord = 'noLocation' | 'noUtility' | 'outage' | 'Eligible' | 'Pending' | 'Ineligible' | 'Issue' | ToldSubStatus;

type Facts = Pick<Settings, 'postal_code' | 'utility_info' | 'ohmhour_eligible' | 'utility_widget_substate'>;

/** How the connection to the utility stands, in one word; its sentences are chosen by it. */
export function utilityWord({ postal_code: code, utility_info: utility, ohmhour_eligible: eligible, utility_widget_substate: raw }: Facts): UtilityWord {
  if (utility === null) return code === null ? 'noLocation' : 'noUtility';
  const told = TOLD.find((status) => status === (raw === null ? null : subStatus(raw)));
  if (told !== undefined) return told;
  return utility.current_oauth_is_in_outage ? 'outage' : eligible.label;
}

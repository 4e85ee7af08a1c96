/** Raw statuses of the utility connection (`utility_widget_state`). Source: UTL-03, spec B §4.6. */
export const RAW_STATUSES = [
  'pending',
  'issue_matching_records',
  'error',
  'MarketReady',
  'MarketEnrolled',
  'AuthDone',
  'AuthApproved',
  'PreValid',
  'AuthStart',
] as const;
export type RawStatus = (typeof RAW_STATUSES)[number];

/**
 * Its sub-statuses (`utility_widget_substate`). The specification's two tables name a move differently and
 * spell neither out; here it is one value (AMB-23). Source: UTL-04, spec B §4.6.
 */
export const SUB_STATUSES = [
  'Connected',
  'issue_matching_records',
  'ConflictingDRP',
  'Duplicate',
  'Rejected',
  'ISOIneligible',
  'PossibleMove',
  'ISOReady',
  'ISOLocation',
  'LocEndDated',
  'LocDisputed',
  'MissingMappingData',
  'MappingDataVerified',
  'AttestationNeeded',
  'UtilityNotSupported',
  'NoLocation',
  'LocationOK',
  'Started',
  'Retry',
  'Cancelled',
  'Revoked',
  'Disconnected',
] as const;

/** Ours, not the market's: the utility connects homes by files, or not yet. Source: decisions, Utility. */
export const OWN_SUB_STATUSES = ['AwaitingFile', 'NotYet'] as const;
export type SubStatus = (typeof SUB_STATUSES)[number] | (typeof OWN_SUB_STATUSES)[number];

/** Utilities may send unknown texts, which get the mapping's default. */
export function rawStatus(text: string): RawStatus | null {
  return RAW_STATUSES.find((status) => status === text) ?? null;
}

export function subStatus(text: string): SubStatus | null {
  return [...SUB_STATUSES, ...OWN_SUB_STATUSES].find((status) => status === text) ?? null;
}

/** What the utility connection's raw status (`utility_widget_state`) may be. Source: UTL-03, spec B §4.6. */
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
 * What its sub-status (`utility_widget_substate`) may be. The two tables of the specification name a move differently
 * and spell neither out: it is one value here (AMB-23). Source: UTL-04, spec B §4.6.
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

/** Ours, not the market's: a utility that connects homes by files, or not yet. Source: decisions, Utility. */
export const OWN_SUB_STATUSES = ['AwaitingFile', 'NotYet'] as const;
export type SubStatus = (typeof SUB_STATUSES)[number] | (typeof OWN_SUB_STATUSES)[number];

/** Utilities may send what we do not know: such a text has no raw status, and the mapping's default applies. */
export function rawStatus(text: string): RawStatus | null {
  return RAW_STATUSES.find((status) => status === text) ?? null;
}

export function subStatus(text: string): SubStatus | null {
  return [...SUB_STATUSES, ...OWN_SUB_STATUSES].find((status) => status === text) ?? null;
}

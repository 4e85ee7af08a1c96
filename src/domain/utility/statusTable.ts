import type { ConnectionActionKey, ConnectionMessage, DisplayStatus } from './connectionWords.ts';
import type { RawStatus, SubStatus } from './rawStatus.ts';

/** A row of the table: status, message and actions. */
export interface StatusRow {
  readonly status: DisplayStatus;
  readonly message: ConnectionMessage | null;
  readonly actions: readonly ConnectionActionKey[];
}

interface StatusGroup {
  readonly rawStatuses: readonly RawStatus[];
  readonly rows: Partial<Readonly<Record<SubStatus, StatusRow>>>;
  /** Any other sub-status, a new one, or none. */
  readonly otherwise: StatusRow;
}

const row = (
  status: DisplayStatus,
  message: ConnectionMessage | null = null,
  ...actions: ConnectionActionKey[]
): StatusRow => ({ status, message, actions });

const PENDING = row('Pending', 'pending');
const INELIGIBLE = row('Ineligible', 'ineligible', 'contactUs');
const DUPLICATE = row('Issue', 'duplicate', 'contactUs');
const MOVED = row('Issue', 'moved', 'moved');
const ERROR = row('Issue', 'generic', 'moved');
const CONNECT_AGAIN = row('Issue', 'connect', 'connect', 'updateZip', 'getHelp');

/**
 * Maps raw status and sub-status to what the member sees: the specification's table, group by group and row
 * by row. Where it gives a message without a status, an error message is Issue, the conflicting-program
 * message is Connected, and a connection prompt is Issue; where it gives a status without a message, the
 * message is the one its words imply. Source: UTL-20 to UTL-54, spec B §4.6; decisions, Utility.
 */
export const STATUS_TABLE: readonly StatusGroup[] = [
  {
    rawStatuses: ['pending', 'issue_matching_records', 'error'],
    rows: {
      ConflictingDRP: row('Connected', 'conflict', 'contactUsToDisenroll'), // UTL-21
      Connected: PENDING, // UTL-22
      issue_matching_records: ERROR, // UTL-23
      Duplicate: DUPLICATE, // UTL-24
      Rejected: INELIGIBLE, // UTL-25
      ISOIneligible: INELIGIBLE, // UTL-26
      PossibleMove: MOVED, // UTL-27
    },
    otherwise: row('Connected', 'generic', 'moved'), // UTL-28; the flag hides the message
  },
  {
    rawStatuses: ['MarketReady', 'MarketEnrolled'],
    rows: {
      ISOReady: PENDING, // UTL-30
      ISOLocation: PENDING, // UTL-31
      LocEndDated: ERROR, // UTL-32
      LocDisputed: row('Connected', 'conflict', 'contactUsToDisenroll'), // UTL-33
    },
    otherwise: row('Connected'), // UTL-29
  },
  {
    rawStatuses: ['AuthDone', 'AuthApproved'],
    rows: {
      Connected: PENDING, // UTL-35
      MissingMappingData: row('Pending', 'mappingMissing', 'moved', 'contactUs'), // UTL-36
      Duplicate: DUPLICATE, // UTL-37
      Rejected: INELIGIBLE, // UTL-38
      ConflictingDRP: row('Connected', 'conflict', 'disenrollToEarn'), // UTL-39
      MappingDataVerified: PENDING, // UTL-40
      PossibleMove: MOVED, // UTL-41
      ISOIneligible: INELIGIBLE, // UTL-42
      AttestationNeeded: row('Issue', 'attestation', 'contactUs'), // UTL-43
    },
    otherwise: row('Connected', 'pending'), // UTL-34
  },
  {
    rawStatuses: ['PreValid'],
    rows: {
      UtilityNotSupported: row('Ineligible', 'notSupported', 'updateZip'), // UTL-44
      NoLocation: row('Issue', 'connect', 'connect'), // UTL-45
      LocationOK: row('Issue', 'connect', 'connect', 'updateZip'), // UTL-46
      NotYet: row('Pending', 'notYet', 'updateZip'), // decisions, Utility
    },
    otherwise: ERROR, // UTL-47
  },
  {
    rawStatuses: ['AuthStart'],
    rows: {
      Started: row('Issue', 'connect', 'connect', 'updateZip'), // UTL-48
      AwaitingFile: row('Pending', 'awaitingFile', 'correctNumber'), // decisions, Utility
      Retry: CONNECT_AGAIN, // UTL-49
      Cancelled: CONNECT_AGAIN, // UTL-50
      Revoked: CONNECT_AGAIN, // UTL-51
      Disconnected: CONNECT_AGAIN, // UTL-52
    },
    otherwise: ERROR, // UTL-53
  },
];

/** UTL-54: any other raw status, or none. */
export const UNKNOWN_STATUS: StatusRow = row('Issue', 'connect', 'connect');

/** UTL-28: the one row whose message a flag hides. */
export function isForgivenRow(found: StatusRow): boolean {
  return found === STATUS_TABLE[0]?.otherwise;
}

import type {
  ConnectionAction,
  ConnectionActionKey,
  ConnectionMessage,
  ConnectionTarget,
  DisplayStatus,
} from './connectionWords.ts';
import { rawStatus, subStatus } from './rawStatus.ts';
import { connectUtilityPath } from './setupSteps.ts';
import { isForgivenRow, STATUS_TABLE, UNKNOWN_STATUS, type StatusRow } from './statusTable.ts';

export interface ConnectionFacts {
  /** Whether the home's postal code is known; otherwise connecting begins there. */
  readonly locationKnown: boolean;
  /** Hides the error message of a connection that still counts as connected (UTL-28, AMB-39). */
  readonly withoutError?: boolean;
}

/** A connection as the member sees it. */
export interface ConnectionView {
  readonly status: DisplayStatus;
  /** null: no message needed. */
  readonly message: ConnectionMessage | null;
  readonly actions: readonly ConnectionAction[];
}

/** The table's row for the market's texts, which may be anything. Source: UTL-21 to UTL-54. */
export function statusRow(raw: string | null, sub: string | null): StatusRow {
  const known = raw === null ? null : rawStatus(raw);
  const group = STATUS_TABLE.find(({ rawStatuses }) => known !== null && rawStatuses.includes(known));
  if (group === undefined) return UNKNOWN_STATUS;
  const detail = sub === null ? null : subStatus(sub);
  return (detail === null ? undefined : group.rows[detail]) ?? group.otherwise;
}

/** A connection's status, message and actions for the member. Source: UTL-20 to UTL-54, UTL-74. */
export function connectionView(
  raw: string | null,
  sub: string | null,
  { locationKnown, withoutError = false }: ConnectionFacts,
): ConnectionView {
  const found = statusRow(raw, sub);
  if (withoutError && isForgivenRow(found)) return { status: found.status, message: null, actions: [] };
  const knowsPlace = locationKnown && sub !== 'NoLocation';
  return {
    status: found.status,
    message: found.message,
    actions: found.actions.map((key) => connectionAction(key, knowsPlace)),
  };
}

/** An action with where it leads. */
export function connectionAction(key: ConnectionActionKey, locationKnown: boolean): ConnectionAction {
  return { key, target: actionTarget(key, locationKnown) };
}

const ZIP_PAGE = '/signup/zip_code?edit=true';

/** Source: UTL-74. "I moved" begins with the new location, which decides the utility. */
function actionTarget(key: ConnectionActionKey, locationKnown: boolean): ConnectionTarget {
  switch (key) {
    case 'connect':
      return { kind: 'page', path: connectUtilityPath(locationKnown) };
    case 'correctNumber':
      return { kind: 'page', path: '/signup/connect_utility?edit=true' };
    case 'moved':
    case 'updateZip':
      return { kind: 'page', path: ZIP_PAGE };
    case 'contactUs':
      return { kind: 'help', topic: 'contact' };
    case 'contactUsToDisenroll':
    case 'disenrollToEarn':
      return { kind: 'help', topic: 'disenroll' };
    case 'getHelp':
      return { kind: 'help', topic: 'utility' };
    case 'lookAtReadings':
      return { kind: 'page', path: '/settings/meter-data' };
  }
}

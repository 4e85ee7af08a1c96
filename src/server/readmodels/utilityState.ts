import { daysBehind } from '../../domain/meter/daysBehind.ts';
import { connectionState, type ConnectionState } from '../../domain/utility/connectionState.ts';
import { daysSince } from '../../domain/utility/daysSince.ts';
import { meterFreshness } from '../../domain/utility/meterFreshness.ts';
import { reportedStatus } from '../../domain/utility/reportedStatus.ts';
import { takingPart, type TakingPart } from '../../domain/utility/takingPart.ts';
import type { TakingPart as GraphqlPart, UtilityState } from '../../../codegen/graphql/types.ts';
import type { ConnectionRow, TakingPartRow } from './connectionRow.ts';

/** Whether the home can take part in events. */
export function toTakingPart({
  utilityChosen,
  widgetState,
  widgetSubstate,
  connectionMethod,
  everReachedAuthDone,
  inProgram,
  area,
}: TakingPartRow): TakingPart {
  const connection =
    utilityChosen && widgetState !== null
      ? {
          ...reportedStatus({ state: widgetState, substate: widgetSubstate }, connectionMethod),
          everReachedAuthDone: everReachedAuthDone ?? false,
        }
      : null;
  return takingPart({ connection, inProgram, area });
}

/** The contract's names. */
const CAN = { yes: 'YES', not_yet: 'NOT_YET', no: 'NO' } as const;

export const toGraphqlPart = ({ can, why }: TakingPart): GraphqlPart => ({ can: CAN[can], why });

/** The connection as shown in Settings too. */
export function toConnectionState(row: ConnectionRow, now: Date): ConnectionState {
  const days = row.readingsUntil === null ? null : daysBehind(row.readingsUntil, now, row.timeZone).days;
  const { widgetState, utility } = row;
  const locationKnown = row.postalCode !== null;
  // Without a utility, the connection is before its first step.
  const { state, substate } =
    widgetState === null
      ? { state: 'PreValid', substate: locationKnown ? 'LocationOK' : 'NoLocation' }
      : reportedStatus({ state: widgetState, substate: row.widgetSubstate }, row.connectionMethod);
  return connectionState({
    state,
    substate,
    everReachedAuthDone: row.everReachedAuthDone ?? false,
    daysSinceLastEnrollState: daysSince(row.enrollStateAt, now),
    acronym: utility?.acronym ?? null,
    inOutage: utility?.inOutage ?? false,
    readings: meterFreshness(days),
    takingPart: toTakingPart(row),
    locationKnown,
  });
}

/** The contract's names. */
const STATUSES = {
  Pending: 'PENDING',
  Connected: 'CONNECTED',
  Ineligible: 'INELIGIBLE',
  Issue: 'ISSUE',
} as const satisfies Record<ConnectionState['status'], UtilityState['status']>;

export function toUtilityState(
  { status, sentence, turn, actions, outageToo }: ConnectionState,
  utility: ConnectionRow['utility'],
): UtilityState {
  return {
    status: STATUSES[status],
    sentence,
    turn,
    actions: actions.map(({ key, target }) =>
      target.kind === 'page'
        ? { key, path: target.path, helpTopic: null }
        : { key, path: null, helpTopic: target.topic },
    ),
    utilityName: utility?.shortName ?? null,
    outageToo,
    outageEndAt:
      utility?.inOutage === true && utility.outageEnd !== null ? new Date(utility.outageEnd) : null,
  };
}

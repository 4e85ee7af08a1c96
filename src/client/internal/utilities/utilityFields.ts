import type { IntlShape } from 'react-intl';
import {
  UTILITY_REASON_OPTIONS,
  type UtilityReasonName,
} from '../../../domain/cashout/utilityReasonNames.ts';
import { CONNECTION_METHODS } from '../../../domain/utility/connectionMethod.ts';
import type { ConnectionMethod } from '../../../domain/utility/connectionMethod.ts';
import type { Change } from '../shared/review/ChangeList.tsx';
import type { NamedUtility } from '../shared/form/useChosenUtility.ts';

export const CONNECTIONS = ['ACCOUNT_NUMBER', 'OAUTH'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** A utility's editable fields, as form values. */
export interface UtilityValues {
  readonly name: string;
  readonly shortName: string;
  readonly timeZone: string;
  readonly connection: Connection;
  readonly connectionMethod: ConnectionMethod;
  /** Empty: it has no interface for us. */
  readonly partnerUrl: string;
  readonly partnerClientId: string;
  /** The utility that delivers to its customers; empty: itself. */
  readonly primaryUtilityId: string;
  /** The other demand-response provider of its area; empty: none. */
  readonly drpUrl: string;
  readonly drpName: string;
  readonly drpEmail: string;
  /** Why its members can't cash out. */
  readonly cashoutReason: UtilityReasonName;
}

export const parseMethod = (text: string): ConnectionMethod =>
  CONNECTION_METHODS.find((known) => known === text) ?? 'NONE';

export const parseCashoutReason = (text: string): UtilityReasonName =>
  UTILITY_REASON_OPTIONS.find((known) => known === text) ?? 'NONE';

export const parseConnection = (text: string): Connection =>
  CONNECTIONS.find((known) => known === text) ?? 'ACCOUNT_NUMBER';

const fields = [
  'name',
  'shortName',
  'timeZone',
  'connectionMethod',
  'connection',
  'primaryUtilityId',
  'partnerUrl',
  'partnerClientId',
  'drpName',
  'drpEmail',
  'drpUrl',
  'cashoutReason',
] as const;

/** The changed fields; all of them for a new utility. `primaries`: the utilities that may deliver to its customers. */
export function utilityChanges(
  intl: IntlShape,
  primaries: readonly NamedUtility[],
  before: UtilityValues | null,
  after: UtilityValues,
): readonly Change[] {
  const shown = (values: UtilityValues, field: (typeof fields)[number]) => {
    switch (field) {
      case 'connection':
        return intl.formatMessage({ id: `internalPrograms.connection.${values.connection}` });
      case 'connectionMethod':
        return intl.formatMessage({ id: `internalPrograms.connectionMethod.${values.connectionMethod}` });
      case 'cashoutReason':
        return intl.formatMessage({ id: `internalPrograms.cashoutReason.${values.cashoutReason}` });
      case 'primaryUtilityId':
        return (
          primaries.find(({ id }) => id === values.primaryUtilityId)?.name ??
          intl.formatMessage({ id: 'internalPrograms.utility.deliversItself' })
        );
      default:
        return values[field].trim();
    }
  };
  return fields
    .map((field) => ({
      label: intl.formatMessage({ id: `internalPrograms.field.${field}` }),
      from: before === null ? null : shown(before, field),
      to: shown(after, field),
    }))
    .filter(({ from, to }) => from !== to && (from !== null || to !== ''));
}

import type { IntlShape } from 'react-intl';
import type { Change } from '../shared/ReviewDialog.tsx';

export const CONNECTIONS = ['ACCOUNT_NUMBER', 'OAUTH'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** What can be said of a utility, as it stands in the form. */
export interface UtilityValues {
  readonly name: string;
  readonly shortName: string;
  readonly timeZone: string;
  readonly connection: Connection;
  /** Empty: not connected to us yet. */
  readonly partnerUrl: string;
  readonly partnerClientId: string;
}

export const connectionOf = (text: string): Connection => CONNECTIONS.find((known) => known === text) ?? 'ACCOUNT_NUMBER';

const fields = ['name', 'shortName', 'timeZone', 'connection', 'partnerUrl', 'partnerClientId'] as const;

/** What is different from before; everything for something new. */
export function utilityChanges(intl: IntlShape, before: UtilityValues | null, after: UtilityValues): readonly Change[] {
  const shown = (values: UtilityValues, field: (typeof fields)[number]) =>
    field === 'connection' ? intl.formatMessage({ id: `internalPrograms.connection.${values.connection}` }) : values[field].trim();
  return fields
    .map((field) => ({ label: intl.formatMessage({ id: `internalPrograms.field.${field}` }), from: before === null ? null : shown(before, field), to: shown(after, field) }))
    .filter(({ from, to }) => from !== to && (from !== null || to !== ''));
}

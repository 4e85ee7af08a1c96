import { isAttributeKey, MEMBER_ATTRIBUTES } from '../../domain/segments/attributes.ts';
import { perRequest } from '../platform/loader.ts';
import { optionRows } from './queries/optionRows.ts';

/** The rows that attributes have as options, read once per request. */
export const loadOptionRows = perRequest(({ db, brand }) => optionRows(db, brand.id));

/** A value as people know it: the name of a program or utility, everything else as it is. */
export function optionName(
  rows: Awaited<ReturnType<typeof optionRows>>,
  attribute: string,
  value: string,
): string {
  const from = isAttributeKey(attribute) ? MEMBER_ATTRIBUTES[attribute].optionsFrom : undefined;
  return (from === undefined ? undefined : rows[from].get(value)) ?? value;
}

import { MEMBER_ATTRIBUTES, type AttributeKey } from '../../../domain/segments/attributes.ts';
import { factLayout, Facts, type FactLayout, type FactValue } from '../../../domain/segments/facts.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import type { Db } from '../../platform/db/db.ts';
import { builtRead, rows, withValues } from '../../platform/db/sql.ts';
import {
  ATTRIBUTE_SQL,
  attributeJoins,
  type AttributePlace,
} from '../../readmodels/segments/attributeSql.ts';

/** Whose facts are read, when, and in a brand of which rate. */
export interface FactScope {
  readonly brandId: string;
  readonly now: Date;
  readonly wattConversionRate: number;
}

/** Facts of some members; those of another brand are missing. */
export interface FactsOfMembers {
  readonly facts: Facts;
  /** The members in the rows of `facts`. */
  readonly memberIds: readonly string[];
}

/** A member's facts as a statement reads them. */
export interface FactColumns {
  readonly zone: string;
  readonly stored: readonly string[] | null;
  readonly values: readonly FactValue[];
}

/** A value as JSON: days as text, everything else as it is. */
function jsonValue(key: AttributeKey, place: AttributePlace): string {
  const value = ATTRIBUTE_SQL[key].value(place);
  return MEMBER_ATTRIBUTES[key].type === 'DATE' ? `to_char(${value}, 'YYYY-MM-DD')` : value;
}

/** Parts of a statement over `members m` that reads one member at a time, by index; `at` is an expression. */
export function factSql(
  keys: readonly AttributeKey[],
  { at, wattConversionRate }: { readonly at: string; readonly wattConversionRate: number },
): { readonly columns: string; readonly joins: string } {
  const place: AttributePlace = { members: 'one', at, rules: null, wattConversionRate };
  return {
    columns: `m.time_zone as zone, (select json_agg(k.segment_id) from segment_members k where k.member_id = m.id) as stored,
         json_build_array(${keys.map((key) => jsonValue(key, place)).join(', ')}) as values`,
    joins: attributeJoins(keys, place),
  };
}

/** Fills the selected row from its columns, which are those of `keys`. */
export function setFacts(
  facts: Facts,
  keys: readonly AttributeKey[],
  { zone, stored, values }: FactColumns,
  now: Date,
): void {
  facts.setToday(toLocalDate(zone, now.getTime() / 1000));
  if (stored !== null) facts.setStored(new Set(stored));
  keys.forEach((key, index) => facts.set(key, values[index] ?? null));
}

/** Reads these attributes of a brand's members, one at a time; null: the brand has no such member. */
export function memberFactsRead(
  keys: readonly AttributeKey[],
  { brandId, wattConversionRate }: Pick<FactScope, 'brandId' | 'wattConversionRate'>,
): (db: Db, memberId: string, at: Date) => Promise<FactColumns | null> {
  const { columns, joins } = factSql(keys, { at: '$3::timestamptz', wattConversionRate });
  const read = builtRead<FactColumns & Record<string, unknown>>(
    `select ${columns} from members m ${joins} where m.id = $1 and m.brand = $2 and $3::timestamptz is not null`,
  );
  return async (db, memberId, at) => (await read(db, [memberId, brandId, at.toISOString()]))[0] ?? null;
}

/** Reads the attributes of several members in one statement. */
export async function readFacts(
  db: Db,
  memberIds: readonly string[],
  keys: readonly AttributeKey[],
  scope: FactScope,
  layout: FactLayout = factLayout(MEMBER_ATTRIBUTES, keys),
): Promise<FactsOfMembers> {
  const { columns, joins } = factSql(keys, {
    at: '$3::timestamptz',
    wattConversionRate: scope.wattConversionRate,
  });
  const found = await rows<FactColumns & { id: string } & Record<string, unknown>>(
    db,
    withValues(
      `select m.id, ${columns} from members m ${joins} where m.brand = $1 and m.id = any ($2::uuid[])`,
      [scope.brandId, [...memberIds], scope.now.toISOString()],
    ),
  );
  const facts = new Facts(layout, found.length);
  found.forEach((columnsOfRow, row) => setFacts(facts.select(row), keys, columnsOfRow, scope.now));
  return { facts: facts.select(0), memberIds: found.map(({ id }) => id) };
}

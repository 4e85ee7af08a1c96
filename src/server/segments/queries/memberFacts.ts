import { MEMBER_ATTRIBUTES, type AttributeKey } from '../../../domain/segments/attributes.ts';
import { factLayout, Facts, type FactLayout, type FactValue } from '../../../domain/segments/facts.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows, withValues } from '../../platform/db/sql.ts';
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

interface FactRow extends Record<string, unknown> {
  readonly id: string;
  readonly zone: string;
  readonly stored: readonly string[] | null;
  readonly values: readonly FactValue[];
}

/** A value as JSON: days as text, everything else as it is. */
function jsonValue(key: AttributeKey, place: AttributePlace): string {
  const value = ATTRIBUTE_SQL[key].value(place);
  return MEMBER_ATTRIBUTES[key].type === 'DATE' ? `to_char(${value}, 'YYYY-MM-DD')` : value;
}

/** Reads the attributes in one statement, by index from the members. */
export async function readFacts(
  db: Db,
  memberIds: readonly string[],
  keys: readonly AttributeKey[],
  scope: FactScope,
  layout: FactLayout = factLayout(MEMBER_ATTRIBUTES, keys),
): Promise<FactsOfMembers> {
  const place: AttributePlace = {
    members: 'one',
    at: '$3::timestamptz',
    rules: null,
    wattConversionRate: scope.wattConversionRate,
  };
  const found = await rows<FactRow>(
    db,
    withValues(
      `select m.id, m.time_zone as zone, (select json_agg(k.segment_id) from segment_members k where k.member_id = m.id) as stored,
         json_build_array(${keys.map((key) => jsonValue(key, place)).join(', ')}) as values
       from members m ${attributeJoins(keys, place)} where m.brand = $1 and m.id = any ($2::uuid[])`,
      [scope.brandId, [...memberIds], scope.now.toISOString()],
    ),
  );
  const facts = new Facts(layout, found.length);
  found.forEach(({ zone, stored, values }, row) => {
    facts.select(row).setToday(toLocalDate(zone, scope.now.getTime() / 1000));
    if (stored !== null) facts.setStored(new Set(stored));
    keys.forEach((key, index) => facts.set(key, values[index] ?? null));
  });
  return { facts: facts.select(0), memberIds: found.map(({ id }) => id) };
}

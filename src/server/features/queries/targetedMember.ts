import type { AttributeKey } from '../../../domain/segments/attributes.ts';
import type { Db } from '../../platform/db/db.ts';
import { builtRead } from '../../platform/db/sql.ts';
import { OVERRIDES_COLUMN, type OverrideRow } from '../../readmodels/featureOverrides.ts';
import { shownColumn } from '../../readmodels/liveExperiments.ts';
import { factSql, type FactColumns } from '../../segments/service.ts';

/** What features ask of a member: facts, the variations that were shown by experiment, and overrides. */
export interface TargetedMember extends FactColumns, Record<string, unknown> {
  readonly shown: Readonly<Record<string, string>>;
  readonly overrides: readonly OverrideRow[];
}

const AT = '$3::timestamptz';

/** A brand's read of its members, one at a time; null: the brand has no such member. */
export function targetedMemberRead(
  keys: readonly AttributeKey[],
  { brandId, wattConversionRate }: { readonly brandId: string; readonly wattConversionRate: number },
): (db: Db, memberId: string, at: Date) => Promise<TargetedMember | null> {
  const { columns, joins } = factSql(keys, { at: AT, wattConversionRate });
  const read = builtRead<TargetedMember>(
    `select ${columns}, ${shownColumn(AT)} as shown, ${OVERRIDES_COLUMN} as overrides
     from members m ${joins} where m.id = $1 and m.brand = $2`,
  );
  return async (db, memberId, at) => (await read(db, [memberId, brandId, at.toISOString()]))[0] ?? null;
}

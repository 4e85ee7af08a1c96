import { and, asc, eq, sql } from 'drizzle-orm';
import { alerts } from '../../alerts/tables.ts';
import type { Db } from '../../platform/db/db.ts';

/** A brand's open alerts of a rule, with what they are about. */
export async function openAlerts(
  db: Db,
  brandId: string,
  rule: string,
): Promise<{ id: string; name: string | null }[]> {
  const name = sql<string | null>`${alerts.facts} ->> 'name'`;
  return db
    .select({ id: alerts.id, name })
    .from(alerts)
    .where(and(eq(alerts.brand, brandId), eq(alerts.rule, rule), eq(alerts.state, 'OPEN')))
    .orderBy(asc(name), asc(alerts.id));
}

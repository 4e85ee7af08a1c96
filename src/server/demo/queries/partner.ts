import { and, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import { auditLog } from '../../audit/tables.ts';
import { apiKeys } from '../../partner/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { webhookEndpoints } from '../../webhooks/tables.ts';
import { RECORD_KEY } from '../record.ts';

/** Whether the brand has a webhook to a path of any host. */
export async function hasWebhookAt(db: Db, brandId: string, path: string): Promise<boolean> {
  const found = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.brand, brandId), like(webhookEndpoints.url, `http://localhost:%${path}`)))
    .limit(1);
  return found.length > 0;
}

export type OwnKey = Pick<typeof apiKeys.$inferSelect, 'id' | 'hint' | 'expiresAt' | 'endedAt'>;

/**
 * The key of this name that was made for this reason, the latest if there are several, one that has ended only where none is
 * left; null: none was made.
 */
export async function findOwnKey(
  db: Db,
  { brandId, name, reason }: { readonly brandId: string; readonly name: string; readonly reason: string },
): Promise<OwnKey | null> {
  const { id, hint, expiresAt, endedAt } = apiKeys;
  const [key] = await db
    .select({ id, hint, expiresAt, endedAt })
    .from(apiKeys)
    .innerJoin(
      auditLog,
      and(
        eq(auditLog.brand, apiKeys.brand),
        eq(auditLog.subject, sql`'apiKey:' || ${id}`),
        eq(auditLog.action, 'apiKey.create'),
        eq(auditLog.reason, reason),
      ),
    )
    .where(and(eq(apiKeys.brand, brandId), eq(apiKeys.name, name)))
    .orderBy(sql`${endedAt} is not null`, desc(apiKeys.createdAt), desc(id))
    .limit(1);
  return key ?? null;
}

/** By their names: a key, what a device of it steers, and the segment that this is for. */
export interface DeviceNames {
  readonly key: string;
  readonly resource: string;
  readonly segment: string;
}

/** What staff have given no targets yet. Read in no time without a demonstration. */
const untargeted = ({ key, resource, segment }: DeviceNames): SQL => sql`system_settings s
  join api_keys k on k.name = ${key} and k.ended_at is null
  join open_adr_vens v on v.key_id = k.id
  join open_adr_resources r on r.ven_id = v.id and r.name = ${resource}
  join segments g on g.brand = v.brand and g.name like ${`${segment}%`}
  where s.key = ${RECORD_KEY} and not exists (
    select from audit_log a
    where a.brand = v.brand and a.subject = 'openAdrVen:' || v.id and a.action = 'openAdrVen.targets'
  )`;

/** Whether `findUntargeted` finds any. */
export const isUntargeted = (names: DeviceNames): SQL => sql`exists (select from ${untargeted(names)})`;

interface Untargeted {
  readonly brandId: string;
  readonly venId: string;
  readonly resourceId: string;
  readonly segment: string;
}

/** A resource of a device to which staff have given no targets yet, and the name of its segment; null: there is none. */
export async function findUntargeted(db: Db, names: DeviceNames): Promise<Untargeted | null> {
  const [found] = await rows<Untargeted & Record<string, unknown>>(
    db,
    sql`select v.brand as "brandId", v.id as "venId", r.id as "resourceId", g.name as segment
        from ${untargeted(names)} limit 1`,
  );
  return found ?? null;
}

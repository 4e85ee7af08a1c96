import { and, eq, inArray, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AlertRuleName } from '../../domain/alerts/rules.ts';
import { usualAlertSetting, type AlertSetting } from '../../domain/alerts/targets.ts';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import type { PartnerCall } from '../platform/metrics/metrics.ts';
import type { Measured } from './measurement.ts';
import { alerts, alertSettings, partnerFailures } from './tables.ts';

export type AlertRow = typeof alerts.$inferSelect;

/** A rule's setting with its version; 0: never changed. */
export interface KeptSetting extends AlertSetting {
  readonly version: number;
}

/** A rule with its setting, as staff see it. */
export interface RuleSetting extends KeptSetting {
  readonly name: AlertRuleName;
}

/** The settings of rules as a brand, or the system, has them; `emails` where staff chose none. */
export async function readSettings(
  db: Db,
  emails: readonly string[],
): Promise<(rule: AlertRuleName, brand: string | null) => KeptSetting> {
  const kept = new Map(
    (await db.select().from(alertSettings)).map((row) => [`${row.rule} ${row.brand}`, row]),
  );
  return (rule, brand) =>
    kept.get(`${rule} ${brand ?? ''}`) ?? { ...usualAlertSetting(rule, emails), version: 0 };
}

/** Writes a setting unless somebody else did meanwhile. */
export async function writeSetting(
  db: Db,
  rule: AlertRuleName,
  brand: string | null,
  { version, ...setting }: KeptSetting,
  now: Date,
): Promise<boolean> {
  const values = { ...setting, version: version + 1, changedAt: now };
  const key = { rule, brand: brand ?? '' };
  const written =
    version === 0
      ? await db
          .insert(alertSettings)
          .values({ ...key, ...values })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(alertSettings)
          .set(values)
          .where(
            and(
              eq(alertSettings.rule, rule),
              eq(alertSettings.brand, key.brand),
              eq(alertSettings.version, version),
            ),
          )
          .returning();
  return written.length > 0;
}

/** Alerts of a rule that aren't over. */
export const readOpen = (db: Db, rule: AlertRuleName): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(and(eq(alerts.rule, rule), ne(alerts.state, 'RESOLVED')));

/** Returns the id, or null where another process has opened it. */
export async function openAlert(
  db: Db,
  id: string,
  rule: AlertRuleName,
  { brand, subject, value, facts }: Measured,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .insert(alerts)
    .values({ id, rule, brand, subject, state: 'OPEN', value, facts, openedAt: now, notifyDueAt: now })
    .onConflictDoNothing()
    .returning({ id: alerts.id });
  return row?.id ?? null;
}

export async function noteValue(
  db: Db,
  id: string,
  { value, facts }: Measured,
  measuredAt: Date,
): Promise<void> {
  await db.update(alerts).set({ value, facts, measuredAt }).where(eq(alerts.id, id));
}

/** Those who were told of it are told that it is over. */
export async function resolveAlerts(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(alerts)
    .set({
      state: 'RESOLVED',
      resolvedAt: now,
      notified: [],
      notifyDueAt: sql`case when ${alerts.notified} = '[]'::jsonb then null else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(inArray(alerts.id, [...ids]), ne(alerts.state, 'RESOLVED')));
}

export const areNoticesDue = (now: Date): SQL => isAnyDue(alerts.notifyDueAt, now);

/** Takes alerts whose targets are to be told; others leave them alone until `again`. */
export const claimNotices = (db: Db, now: Date, again: Date): Promise<AlertRow[]> =>
  db.update(alerts).set({ notifyDueAt: again }).where(lte(alerts.notifyDueAt, now)).returning();

/** `isDone`: no one is left to be notified. */
export async function noteNotified(
  db: Db,
  { id, state }: Pick<AlertRow, 'id' | 'state'>,
  notified: readonly string[],
  isDone: boolean,
): Promise<void> {
  const written = await db
    .update(alerts)
    .set({ notified, ...(isDone ? { notifyDueAt: null } : {}) })
    .where(
      and(eq(alerts.id, id), state === 'RESOLVED' ? eq(alerts.state, state) : ne(alerts.state, 'RESOLVED')),
    )
    .returning({ id: alerts.id });
  if (written.length > 0 || notified.length === 0) return;
  // It was over while its opening was on its way.
  await db
    .update(alerts)
    .set({ notifyDueAt: sql`coalesce(${alerts.notifyDueAt}, ${alerts.resolvedAt})` })
    .where(and(eq(alerts.id, id), eq(alerts.state, 'RESOLVED'), sql`${alerts.notified} = '[]'::jsonb`));
}

/** One that staff of the brand see. */
export async function readAlert(db: Db, brandId: string, id: string): Promise<AlertRow | null> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, id), or(eq(alerts.brand, brandId), isNull(alerts.brand))));
  return row ?? null;
}

/** Returns whether it was open. */
export async function acknowledge(
  db: Db,
  id: string,
  change: { readonly acknowledgedBy: string; readonly acknowledgedAt: Date; readonly note: string },
): Promise<boolean> {
  const changed = await db
    .update(alerts)
    .set({ ...change, state: 'ACKNOWLEDGED' })
    .where(and(eq(alerts.id, id), eq(alerts.state, 'OPEN')))
    .returning({ id: alerts.id });
  return changed.length > 0;
}

/** Whether a partner is down, as its latest call says. */
export async function writePartnerState(
  db: Db,
  { partner, outcome, isOpen }: PartnerCall,
  now: Date,
): Promise<void> {
  if (isOpen)
    await db
      .insert(partnerFailures)
      .values({ partner, since: now, lastAt: now, outcome })
      .onConflictDoUpdate({ target: partnerFailures.partner, set: { lastAt: now, outcome } });
  else await db.delete(partnerFailures).where(eq(partnerFailures.partner, partner));
}

/** Partners that nobody has called since are no news. */
export async function forgetPartnerFailures(db: Db, before: Date): Promise<void> {
  await db.delete(partnerFailures).where(lt(partnerFailures.lastAt, before));
}

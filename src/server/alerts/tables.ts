import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SentenceValues } from '../../domain/sentences/sentence.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const ALERT_STATES = ['OPEN', 'ACKNOWLEDGED', 'RESOLVED'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** What went wrong, from when it was noticed until it was over. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid().primaryKey(),
    /** A name of domain/alerts/rules.ts. */
    rule: text().notNull(),
    /** Null: about the whole system. */
    brand: text(),
    /** What it is about, as a partner's name or an event's id; empty where there is only one thing. */
    subject: text().notNull(),
    state: text({ enum: ALERT_STATES }).notNull(),
    /** As last measured. */
    value: doublePrecision().notNull(),
    /** What its sentences name. */
    facts: jsonb().$type<SentenceValues>().notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When its value was last measured; null: as it opened. Kept for rules that each machine measures of itself. */
    measuredAt: instant('measured_at'),
    acknowledgedAt: instant('acknowledged_at'),
    acknowledgedBy: uuid('acknowledged_by'),
    note: text(),
    resolvedAt: instant('resolved_at'),
    /** When its targets are told of its opening or its end; null: they were. */
    notifyDueAt: instant('notify_due_at'),
    /** The targets that were told of the present one of the two. */
    notified: jsonb().$type<readonly string[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('alerts_once')
      .on(t.rule, sql`coalesce(${t.brand}, '')`, t.subject)
      .where(sql`state <> 'RESOLVED'`),
    index('alerts_opened').on(t.openedAt),
    index('alerts_notify')
      .on(t.notifyDueAt)
      .where(sql`notify_due_at is not null`),
  ],
);

/** Rules that staff changed. */
export const alertSettings = pgTable(
  'alert_settings',
  {
    rule: text().notNull(),
    /** Empty: of a rule about the whole system. */
    brand: text().notNull(),
    isOn: boolean('is_on').notNull(),
    threshold: integer().notNull(),
    emails: jsonb().$type<readonly string[]>().notNull(),
    webhookUrl: text('webhook_url'),
    version: integer().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.rule, t.brand] })],
);

/** Partners that fail, of all processes; a row goes when one of them is answered again. */
export const partnerFailures = pgTable('partner_failures', {
  partner: text().primaryKey(),
  since: instant('since').notNull(),
  lastAt: instant('last_at').notNull(),
  outcome: text().notNull(),
});

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FeatureRule } from '../../domain/features/featureRules.ts';
import { SCHEDULE_STATES, SCHEDULED_KINDS, type ScheduledProposal } from '../../domain/schedules/schedule.ts';

/** When a change is saved, and what became of it. */
const course = {
  version: integer().notNull(),
  id: uuid().primaryKey(),
  authorId: uuid('author_id').notNull(),
  reason: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  state: text({ enum: SCHEDULE_STATES }).notNull(),
  /** When it is saved; null: it is settled. */
  dueAt: timestamp('due_at', { withTimezone: true }),
  /** The version that it became; null: it wasn't saved at once. */
  savedVersion: integer('saved_version'),
  settledAt: timestamp('settled_at', { withTimezone: true }),
};

/** Changes of targeting that staff made for a time. */
export const targetingSchedules = pgTable(
  'targeting_schedules',
  {
    brand: text().notNull(),
    kind: text({ enum: SCHEDULED_KINDS }).notNull(),
    /** A feature's key, or a segment's id. */
    objectId: text('object_id').notNull(),
    proposal: jsonb().$type<ScheduledProposal>().notNull(),
    ...course,
  },
  (t) => [
    index('targeting_schedules_object').on(t.brand, t.kind, t.objectId, t.at),
    index('targeting_schedules_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/**
 * Written by the release before `targetingSchedules`, into which a trigger takes over what it writes. Can be dropped once
 * that release can no longer be rolled back to.
 */
export const featureSchedules = pgTable(
  'feature_schedules',
  {
    brand: text().notNull(),
    key: text().notNull(),
    isEnabled: boolean('is_enabled'),
    rules: jsonb().$type<readonly FeatureRule[]>().notNull(),
    ...course,
  },
  (t) => [
    index('feature_schedules_feature').on(t.brand, t.key, t.at),
    index('feature_schedules_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

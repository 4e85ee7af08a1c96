import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FeatureRule } from '../../domain/features/featureRules.ts';
import { segments } from '../segments/tables.ts';
import { members } from '../session/tables.ts';

/** Feature overrides set by operators for single members. */
export const featureOverrides = pgTable(
  'feature_overrides',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    state: text({ enum: ['ENABLED', 'DISABLED'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Null: the demonstration, or set before reasons were asked for. */
    reason: text(),
    setBy: uuid('set_by'),
    setAt: timestamp('set_at', { withTimezone: true }),
    /** Counts in this session of the member alone; null: wherever they log in. */
    sessionId: uuid('session_id'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] }), index('feature_overrides_key').on(t.key)],
);

/** An override as it was before all were cleared. */
export interface ClearedOverride {
  readonly key: string;
  readonly state: 'ENABLED' | 'DISABLED';
  readonly expiresAt: string | null;
  readonly reason: string | null;
  readonly setBy: string | null;
  readonly setAt: string | null;
  readonly sessionId: string | null;
}

/** "Clear all" of a member's overrides, which can be undone once. */
export const overrideClearings = pgTable(
  'override_clearings',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    id: uuid().notNull(),
    brand: text().notNull(),
    cleared: jsonb().$type<readonly ClearedOverride[]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index('override_clearings_open')
      .on(t.memberId, t.at)
      .where(sql`undone_at is null`),
  ],
);

const content = {
  brand: text().notNull(),
  key: text().notNull(),
  /** Null: the brand's own default. */
  isEnabled: boolean('is_enabled'),
  rules: jsonb().$type<readonly FeatureRule[]>().notNull(),
  version: integer().notNull(),
};

/** What staff set for a feature of a brand. No row: the brand's default alone. */
export const featureSettings = pgTable(
  'feature_settings',
  { ...content, changedAt: timestamp('changed_at', { withTimezone: true }).notNull() },
  (t) => [primaryKey({ columns: [t.brand, t.key] })],
);

/** Every version of every feature's settings. Append-only. */
export const featureVersions = pgTable(
  'feature_versions',
  {
    ...content,
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid('actor_id'),
    reason: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.key, t.version] })],
);

/** Segments in the rules of features. A segment in use can't be deleted. */
export const featureSegments = pgTable(
  'feature_segments',
  {
    brand: text().notNull(),
    key: text().notNull(),
    segmentId: uuid('segment_id')
      .notNull()
      .references(() => segments.id),
  },
  (t) => [
    primaryKey({ columns: [t.brand, t.key, t.segmentId] }),
    index('feature_segments_segment').on(t.segmentId),
  ],
);

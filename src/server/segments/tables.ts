import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
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
import { SEGMENT_KINDS, type SegmentNode } from '../../domain/segments/tree.ts';
import { members } from '../session/tables.ts';

/** What a version of a segment says. */
const content = {
  brand: text().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  kind: text({ enum: SEGMENT_KINDS }).notNull(),
  /** Null: empty, which matches no one. */
  tree: jsonb().$type<SegmentNode>(),
  invert: boolean().notNull(),
  active: boolean().notNull(),
  activelyEnrolling: boolean('actively_enrolling').notNull(),
  version: integer().notNull(),
};

/** Segments of members: small, scoped by brand, changed by staff only. */
export const segments = pgTable(
  'segments',
  {
    id: uuid().primaryKey(),
    ...content,
    /** Equal for names that look alike. */
    nameKey: text('name_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('segments_name').on(t.brand, t.nameKey)],
);

/** Every version of every segment, deleted ones included. Append-only. */
export const segmentVersions = pgTable(
  'segment_versions',
  {
    segmentId: uuid('segment_id').notNull(),
    ...content,
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null: the command line or the demonstration. */
    actorId: uuid('actor_id'),
    reason: text().notNull(),
    /** The segment was deleted after this version. */
    deleted: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.segmentId, t.version] }),
    index('segment_versions_brand').on(t.brand, t.at),
  ],
);

/** Which segment refers to which. A segment that is referred to can't be deleted. */
export const segmentReferences = pgTable(
  'segment_references',
  {
    segmentId: uuid('segment_id')
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
    refersTo: uuid('refers_to').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.segmentId, t.refersTo] }),
    index('segment_references_to').on(t.refersTo),
    foreignKey({ columns: [t.refersTo], foreignColumns: [segments.id] }),
  ],
);

/** Members of the segments that no longer enrol, as they were when enrolling ended. */
export const segmentMembers = pgTable(
  'segment_members',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    segmentId: uuid('segment_id')
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.segmentId] }),
    index('segment_members_segment').on(t.segmentId),
  ],
);

/**
 * What the attributes of a million members are counted by: a copy, kept by triggers on devices, utility connections and
 * standings in the transaction that changes those, so that one narrow table is read instead of three. No row: none of these.
 */
export const memberFacts = pgTable('member_facts', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  /** Devices that aren't removed. */
  devicesOwned: integer('devices_owned').notNull().default(0),
  /** Types of those that the partner lists, one entry for each device. */
  deviceTypes: text('device_types')
    .array()
    .notNull()
    .default(sql`'{}'`),
  hasConnection: boolean('has_connection').notNull().default(false),
  reachedAuthDone: boolean('reached_auth_done').notNull().default(false),
  programId: uuid('program_id'),
  /** How many results the standing keeps, their sum, and the sums of the first one, the first two, and so on. */
  results: integer().notNull().default(0),
  resultsTotal: integer('results_total').notNull().default(0),
  resultsSums: integer('results_sums')
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/** Grows with each change of a brand's segments or features; every process takes over the newest. */
export const targetingVersions = pgTable('targeting_versions', {
  brand: text().primaryKey(),
  version: integer().notNull(),
});

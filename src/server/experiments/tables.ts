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
import { EXPERIMENT_STATES, type Variant } from '../../domain/experiments/experiment.ts';
import { members } from '../session/tables.ts';

/** What a version of an experiment says. */
const content = {
  brand: text().notNull(),
  key: text().notNull(),
  /** What staff expect to happen, and why. */
  hypothesis: text().notNull(),
  featureKey: text('feature_key').notNull(),
  /** Staff's own by id, the product's by key; null: every member. */
  segmentId: text('segment_id'),
  variants: jsonb().$type<readonly Variant[]>().notNull(),
  /** Whether the variation is sent with every analytics event. */
  tracked: boolean().notNull(),
  state: text({ enum: EXPERIMENT_STATES }).notNull(),
  /** The variant that the whole audience got at the end, by a rule of the feature; null: none. */
  rolledOut: text('rolled_out'),
  version: integer().notNull(),
};

/** Experiments of a brand. One that began keeps the setup that it had then. */
export const experiments = pgTable(
  'experiments',
  {
    ...content,
    startedAt: timestamp('started_at', { withTimezone: true }),
    stoppedAt: timestamp('stopped_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.key] })],
);

/** Every version of every experiment, deleted ones included. Append-only. */
export const experimentVersions = pgTable(
  'experiment_versions',
  {
    ...content,
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null: the demonstration, or not known. */
    actorId: uuid('actor_id'),
    /** Empty: not known. */
    reason: text().notNull(),
    /** The experiment was deleted after this version. */
    deleted: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.brand, t.key, t.version] })],
);

/** The last version of a draft that was deleted, so that another one under its key isn't taken for it. */
export const deletedExperiments = pgTable(
  'deleted_experiments',
  {
    brand: text().notNull(),
    key: text().notNull(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.key] })],
);

/** The variation of an experiment that a member was shown, and gets for as long as it runs. */
export const experimentAssignments = pgTable(
  'experiment_assignments',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    variation: text().notNull(),
    /** Written by the release before `experiments`, whose own `tracked` counts. */
    tracked: boolean().notNull().default(false),
    /** When the member's app first made use of it; null: before that was recorded. */
    shownAt: timestamp('shown_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.key] }),
    index('experiment_assignments_key').on(t.key, t.memberId),
  ],
);

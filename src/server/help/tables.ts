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
import type { ArticleTexts } from '../../domain/help/articles.ts';
import type { HelpScreen } from '../../domain/help/screens.ts';
import { HELP_SUBJECTS } from '../../domain/help/subjects.ts';
import { members } from '../session/tables.ts';

/** What staff of a brand wrote, every version of it; the latest of an article is the one that counts. Append-only. */
export const helpVersions = pgTable(
  'help_versions',
  {
    brand: text().notNull(),
    /** In its address. One of the product's own articles is replaced by it. */
    slug: text().notNull(),
    version: integer().notNull(),
    subject: text({ enum: HELP_SUBJECTS }).notNull(),
    texts: jsonb().$type<ArticleTexts>().notNull(),
    /** Where it is shown first; null: saved before that could be chosen. */
    screens: text().array().$type<readonly HelpScreen[]>(),
    /** Members don't see it. */
    retired: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid('actor_id').notNull(),
    reason: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.slug, t.version] })],
);

/** Whether a version of an article helped the member who read it. */
export const helpAnswers = pgTable(
  'help_answers',
  {
    brand: text().notNull(),
    slug: text().notNull(),
    /** 0: the product's own words. */
    version: integer().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    helpful: boolean().notNull(),
    /** Empty without one. */
    comment: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.brand, t.slug, t.version, t.memberId] }),
    index('help_answers_member').on(t.memberId),
  ],
);

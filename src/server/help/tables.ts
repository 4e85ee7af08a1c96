import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ArticleTexts } from '../../domain/help/articles.ts';
import { HELP_SUBJECTS } from '../../domain/help/subjects.ts';

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
    /** Members don't see it. */
    retired: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid('actor_id').notNull(),
    reason: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.slug, t.version] })],
);

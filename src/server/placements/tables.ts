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
import type { CtaDraft } from '../../domain/placements/checkContent.ts';

/** A call to action: a button or link. */
export type Cta = CtaDraft;

/** What a piece of content says. */
const content = {
  brand: text().notNull(),
  placement: text().notNull(),
  /** Of an announcement, or a survey. */
  name: text(),
  /** Of a survey: it waits for the member's next page. */
  onNextPage: boolean('on_next_page').notNull().default(false),
  /** Null for content in every language. */
  locale: text(),
  position: integer().notNull(),
  active: boolean().notNull().default(true),
  title: text().notNull(),
  subtitle: text(),
  icon: text(),
  content: text(),
  /** Only of content from before uploads. */
  imageUrl: text('image_url'),
  /** An uploaded picture's id; it outlives the picture, which is then not shown. */
  pictureId: text('picture_id'),
  subtext: text(),
  ctas: jsonb().$type<readonly Cta[]>().notNull(),
  /** For the members in it: a segment's id or the key of one of the product's; null: for everyone. */
  segmentId: text('segment_id'),
  /** Null: at once. */
  startsAt: timestamp('starts_at', { withTimezone: true }),
  /** Null: without an end. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
  version: integer().notNull().default(1),
};

/** Content for the app's named placements, by brand. */
export const placementInstances = pgTable(
  'placement_instances',
  { id: uuid().primaryKey(), ...content },
  (t) => [index('placement_instances_place').on(t.brand, t.placement, t.position)],
);

/** Every version of every piece of content, deleted ones included. Append-only. */
export const placementVersions = pgTable(
  'placement_versions',
  {
    contentId: uuid('content_id').notNull(),
    ...content,
    /** The epoch: before versions were kept. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null: the demonstration, or not known. */
    actorId: uuid('actor_id'),
    /** Empty: not known. */
    reason: text().notNull(),
    /** The content was deleted after this version. */
    deleted: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.version] }),
    index('placement_versions_brand').on(t.brand, t.at),
  ],
);

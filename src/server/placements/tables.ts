import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** A button or link of a piece of content. */
export interface Cta {
  readonly label: string;
  readonly url: string;
  readonly level: 'INLINE' | 'PRIMARY' | 'SECONDARY' | 'TERTIARY';
}

/** Content for the named places of the app, by brand. */
export const placementInstances = pgTable(
  'placement_instances',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    placement: text().notNull(),
    /** The language it is written in; null: for readers of every language. */
    locale: text(),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    title: text().notNull(),
    subtitle: text(),
    icon: text(),
    content: text(),
    imageUrl: text('image_url'),
    subtext: text(),
    ctas: jsonb().$type<readonly Cta[]>().notNull(),
  },
  (t) => [index('placement_instances_place').on(t.brand, t.placement, t.position)],
);

import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** A call to action: a button or link. */
export interface Cta {
  readonly label: string;
  readonly url: string;
  readonly level: 'INLINE' | 'PRIMARY' | 'SECONDARY' | 'TERTIARY';
}

/** Content for the app's named placements, by brand. */
export const placementInstances = pgTable(
  'placement_instances',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    placement: text().notNull(),
    /** Null for content in every language. */
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

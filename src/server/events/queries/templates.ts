import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { toPattern } from '../../readmodels/memberSearch.ts';
import type { Found } from '../../readmodels/staffPrograms.ts';
import type { TemplateRow } from '../store/templates.ts';
import { eventTemplates } from '../tables.ts';

export type TemplateOrder = Order<'NAME' | 'START' | 'CHANGED_AT'>;

export interface TemplateFilter {
  readonly isArchived: boolean;
  /** Matches its name, and those of its programs. */
  readonly search: string | null;
}

const isShown = (t: string): string => `${t}.brand = $1 and (${t}.archived_at is not null) = $2
  and ($3::text is null or lower(${t}.name) like $3 or exists (
    select from programs p where p.id = any(${t}.program_ids) and lower(p.name) like $3
  ))`;

/** $1 brand, $2 archived, $3 pattern or null. */
const list = sortedList<{ id: string; total: number }, TemplateOrder['field']>({
  name: 'event_templates',
  keys: {
    NAME: { sql: 'lower(t.name)', type: 'text' },
    START: { sql: 't.start_time', type: 'text', nullable: true },
    CHANGED_AT: { sql: 't.changed_at', type: 'timestamptz' },
  },
  id: 't.id',
  parameters: 3,
  text: ({ keyColumn, after, orderBy, limit }) => `select t.id, ${keyColumn},
     (select count(*)::int from event_templates n where ${isShown('n')}) as total
   from event_templates t where ${isShown('t')} and ${after} order by ${orderBy} limit ${limit}`,
});

export async function listTemplates(
  db: Db,
  brandId: string,
  page: Page,
  { isArchived, search }: TemplateFilter,
  order: TemplateOrder,
): Promise<Found<TemplateRow & SortedRow>> {
  const found = await list(db, [brandId, isArchived, toPattern(search ?? '')], page, order);
  if (found.length === 0) return { rows: [], totalCount: 0 };
  const ids = found.map(({ id }) => id);
  const read = new Map(
    (await db.select().from(eventTemplates).where(inArray(eventTemplates.id, ids))).map((row) => [
      row.id,
      row,
    ]),
  );
  return foundPage(found, read);
}

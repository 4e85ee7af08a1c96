import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../platform/db/sortedList.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { toPattern } from '../readmodels/memberSearch.ts';
import type { AlertRow } from './store.ts';
import { alerts, type AlertState } from './tables.ts';

export type AlertOrder = Order<'OPENED_AT' | 'RESOLVED_AT' | 'RULE' | 'STATE'>;

export interface AlertFilter {
  readonly state: AlertState | null;
  readonly isOpen: boolean | null;
  readonly search: string | null;
}

const isShown = (a: string): string =>
  `(${a}.brand = $1 or ${a}.brand is null) and ($2::text is null or ${a}.state = $2)
   and ($3::bool is null or (${a}.state <> 'RESOLVED') = $3)
   and ($4::text is null or lower(concat_ws(' ', ${a}.rule, ${a}.subject, ${a}.facts ->> 'name')) like $4)`;

/** $1 brand, $2 state, $3 whether it isn't over, $4 pattern; null: all. */
const list = sortedList<{ id: string; total: number }, AlertOrder['field']>({
  name: 'staff_alerts',
  keys: {
    OPENED_AT: { sql: 'a.opened_at', type: 'timestamptz' },
    RESOLVED_AT: { sql: 'a.resolved_at', type: 'timestamptz', nullable: true },
    RULE: { sql: 'a.rule', type: 'text' },
    STATE: { sql: 'a.state', type: 'text' },
  },
  id: 'a.id',
  parameters: 4,
  text: ({ keyColumn, after, orderBy, limit }) => `select a.id, ${keyColumn},
     (select count(*)::int from alerts n where ${isShown('n')}) as total
   from alerts a where ${isShown('a')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** A brand's alerts, with those about the whole system. */
export async function staffAlerts(
  db: Db,
  brandId: string,
  page: Page,
  { state, isOpen, search }: AlertFilter,
  order: AlertOrder,
): Promise<{ readonly rows: readonly (AlertRow & SortedRow)[]; readonly totalCount: number }> {
  const found = await list(db, [brandId, state, isOpen, toPattern(search ?? '')], page, order);
  if (found.length === 0) return { rows: [], totalCount: 0 };
  const ids = found.map(({ id }) => id);
  const read = new Map(
    (await db.select().from(alerts).where(inArray(alerts.id, ids))).map((row) => [row.id, row]),
  );
  return {
    rows: found.flatMap(({ id, sortKey }) => {
      const row = read.get(id);
      return row === undefined ? [] : [{ ...row, sortKey }];
    }),
    totalCount: found[0]?.total ?? 0,
  };
}

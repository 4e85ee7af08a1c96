import { and, count, desc, eq, inArray, like, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { ApprovalKind } from '../../domain/approvals/proposal.ts';
import { orders } from '../orders/tables.ts';
import type { Db } from '../platform/db/db.ts';
import { programs } from '../programs/tables.ts';
import { toPattern } from '../readmodels/memberSearch.ts';
import { members } from '../session/tables.ts';
import type { ApprovalRow } from './store.ts';
import { targetingRequests } from './tables.ts';

/** How many changes of these kinds wait, without those that `viewerId` made or that are of their points or orders. */
export async function countWaiting(
  db: Db,
  brandId: string,
  kinds: readonly ApprovalKind[],
  viewerId: string | null,
): Promise<number> {
  const ordersOf = (memberId: string) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(sql`${orders.id}::text`, targetingRequests.objectId), eq(orders.memberId, memberId)));
  const [row] = await db
    .select({ waiting: count() })
    .from(targetingRequests)
    .where(
      and(
        eq(targetingRequests.brand, brandId),
        inArray(targetingRequests.kind, [...kinds]),
        eq(targetingRequests.state, 'WAITING'),
        viewerId === null
          ? undefined
          : and(
              ne(targetingRequests.authorId, viewerId),
              or(ne(targetingRequests.kind, 'POINTS'), ne(targetingRequests.objectId, viewerId)),
              or(ne(targetingRequests.kind, 'REPLACEMENT'), notExists(ordersOf(viewerId))),
            ),
      ),
    );
  return row?.waiting ?? 0;
}

interface RequestSearch {
  readonly kinds: readonly ApprovalKind[];
  /** Null: of any item. */
  readonly objectId: string | null;
  readonly onlyWaiting: boolean;
  /** Null: all. */
  readonly search: string | null;
  readonly limit: number;
}

/** Those that wait first, then the latest. */
export async function readRequests(
  db: Db,
  brandId: string,
  { kinds, objectId, onlyWaiting, search, limit }: RequestSearch,
): Promise<ApprovalRow[]> {
  return db
    .select()
    .from(targetingRequests)
    .where(
      and(
        eq(targetingRequests.brand, brandId),
        inArray(targetingRequests.kind, [...kinds]),
        objectId === null ? undefined : eq(targetingRequests.objectId, objectId),
        onlyWaiting ? eq(targetingRequests.state, 'WAITING') : undefined,
        isFound(db, brandId, toPattern(search ?? '')),
      ),
    )
    .orderBy(
      desc(sql`${targetingRequests.state} = 'WAITING'`),
      desc(targetingRequests.requestedAt),
      desc(targetingRequests.id),
    )
    .limit(limit);
}

/** Whether a request has the pattern in what it is of, as the list names it, in its reason, or in who made or decided it. */
function isFound(db: Db, brandId: string, pattern: string | null): SQL | undefined {
  if (pattern === null) return undefined;
  const { kind, objectId, proposal, reason, authorId, deciderId } = targetingRequests;
  const has = (text: SQL) => like(sql`lower(${text})`, pattern);
  const isNamed = or(
    like(members.emailKey, pattern),
    has(sql`${members.firstName} || ' ' || ${members.lastName}`),
  );
  const people = db.select({ id: members.id }).from(members).where(isNamed);
  const concerned = db
    .select({ id: sql<string>`${members.id}::text` })
    .from(members)
    .where(isNamed);
  const ofPrograms = db
    .select({ id: sql<string>`${programs.id}::text` })
    .from(programs)
    .where(and(eq(programs.brand, brandId), has(sql`${programs.name}`)));
  const ofOrders = db
    .select({ id: sql<string>`${orders.id}::text` })
    .from(orders)
    .where(and(eq(orders.brand, brandId), or(has(sql`${orders.title}`), has(sql`${orders.recipient}`))));
  return or(
    has(sql`${reason}`),
    // A segment's name, and a content's headline.
    has(sql`${proposal}->>'name'`),
    has(sql`${proposal}->'content'->>'title'`),
    and(inArray(kind, ['FEATURE', 'EXPERIMENT']), has(sql`${objectId}`)),
    and(inArray(kind, ['OVERRIDE', 'POINTS']), inArray(objectId, concerned)),
    and(eq(kind, 'RATES'), inArray(objectId, ofPrograms)),
    and(eq(kind, 'REPLACEMENT'), inArray(objectId, ofOrders)),
    inArray(authorId, people),
    inArray(deciderId, people),
  );
}

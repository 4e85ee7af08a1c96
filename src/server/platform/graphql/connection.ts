/** The contract's arguments of a connection field. */
export interface PageArgs {
  readonly first: number | null | undefined;
  readonly after?: string | null | undefined;
  /** The whole list instead of a page: what a form offers, or what the overview goes through. */
  readonly all?: boolean | null | undefined;
}

/** A page for a store: one row more than requested, after the cursor. */
export interface Page {
  readonly limit: number;
  /** Sort key and id of the previous page's last row; null for the first page. A row without a value has a null key. */
  readonly after: readonly [key: string | null, id: string] | null;
}

export interface Connection<Row> {
  readonly edges: { readonly node: Row; readonly cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

/** More rows than any list has; PostgreSQL still reads the number. */
const ALL_ROWS = 2 ** 31 - 2;

/** At most `most` rows, or all of them. An invalid cursor counts as the beginning. */
export function toPage({ first, after, all }: PageArgs, most = 100): Page {
  const limit = all === true ? ALL_ROWS : Math.min(Math.max(first ?? 50, 0), most);
  return { limit, after: after == null ? null : parseCursor(after) };
}

/**
 * Builds a connection from ordered rows, of which the one beyond the limit shows that there are more. Cursors are
 * sort key and id, so that inserted or deleted rows neither repeat nor hide others.
 */
export function toConnection<Row>(
  rows: readonly Row[],
  { limit, after }: Page,
  totalCount: number,
  place: (row: Row) => readonly [key: string | null, id: string],
): Connection<Row> {
  const edges = rows.slice(0, limit).map((node) => ({ node, cursor: toCursor(place(node)) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

function toCursor(place: readonly [string | null, string]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function parseCursor(cursor: string): readonly [string | null, string] | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(place) &&
      place.length === 2 &&
      (place[0] === null || typeof place[0] === 'string') &&
      typeof place[1] === 'string'
    )
      return [place[0], place[1]];
  } catch {
    // An invalid cursor.
  }
  return null;
}

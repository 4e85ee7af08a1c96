/** Who is using the app, as far as rules ask. The contract's user carries more. */
export interface Visitor {
  /** Presence means logged in; nothing else does. */
  readonly id: string | null;
  readonly isAdmin: boolean;
  /** Role keys of staff, `internal_…`; empty for everybody else. */
  readonly roleKeys: readonly string[];
  /** Keys and values that the app keeps for a member. Values are strings, numbers travel as their digits. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** A stranger, and everybody of whom the status is not known because asking failed (SES-02). */
export const ANONYMOUS: Visitor = { id: null, isAdmin: false, roleKeys: [], attributes: {} };

/** SES-10: anonymous or logged in is decided by the presence of an id. An empty one is none. */
export function isMember(visitor: Pick<Visitor, 'id'>): boolean {
  return visitor.id !== null && visitor.id !== '';
}

/**
 * The visitor of a user-status answer. Somebody without an id is a stranger, whatever else the answer claims:
 * nothing that belongs to a member, and no staff right, survives without one. Source: SES-02, SES-10.
 */
export function visitorOf(
  user: Partial<Omit<Visitor, 'attributes'>> | null,
  attributes: Readonly<Record<string, string>> = {},
): Visitor {
  const id = user?.id ?? null;
  if (!isMember({ id })) return ANONYMOUS;
  return { id, isAdmin: user?.isAdmin === true, roleKeys: user?.roleKeys ?? [], attributes };
}

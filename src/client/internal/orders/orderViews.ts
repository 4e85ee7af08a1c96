/** The list's views, as written in the URL. */
export const VIEWS = [
  'all',
  'late',
  'PLACED',
  'ACCEPTED',
  'SHIPPED',
  'DELIVERED',
  'FAILED',
  'CANCELLED',
] as const;
type View = (typeof VIEWS)[number];

export function parseView(status: string | null): View {
  return VIEWS.find((known) => known === status) ?? 'all';
}

/** The server's filters. */
export function toFilter(status: string | null): {
  readonly status: Exclude<View, 'all' | 'late'> | null;
  readonly late: boolean | null;
} {
  const view = parseView(status);
  return { status: view === 'all' || view === 'late' ? null : view, late: view === 'late' ? true : null };
}

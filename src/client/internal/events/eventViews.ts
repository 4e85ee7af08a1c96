/** The list's views, as written in the URL. */
export const VIEWS = ['all', 'SCHEDULED', 'ACTIVE', 'ENDED', 'CLOSED', 'CANCELLED'] as const;
export type View = (typeof VIEWS)[number];

export function parseView(status: string | null): View {
  return VIEWS.find((known) => known === status) ?? 'all';
}

/** The server's filter value; null: all. */
export function toFilter(status: string | null): Exclude<View, 'all'>[] | null {
  const view = parseView(status);
  return view === 'all' ? null : [view];
}

/** The list's views, as written in the URL. */
export const VIEWS = ['open', 'RESOLVED', 'all'] as const;
type View = (typeof VIEWS)[number];

export function parseView(show: string | null): View {
  return VIEWS.find((known) => known === show) ?? 'open';
}

/** The server's filter; null: all. */
export function toIsOpen(show: string | null): boolean | null {
  const view = parseView(show);
  return view === 'all' ? null : view === 'open';
}

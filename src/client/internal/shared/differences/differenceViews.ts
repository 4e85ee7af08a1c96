/** The views of the differences, as written in the URL. */
export const VIEWS = ['open', 'over', 'all'] as const;
type View = (typeof VIEWS)[number];

/** Without a word in the URL: those that are open. */
export function parseView(show: string | null): View {
  return VIEWS.find((known) => known === show) ?? 'open';
}

/** The server's filter value; null: all. */
export function toOpenFilter(show: string | null): boolean | null {
  const view = parseView(show);
  return view === 'all' ? null : view === 'open';
}

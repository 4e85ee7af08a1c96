/** The views of the differences, as written in the URL. */
export const VIEWS = ['open', 'over', 'all'] as const;
type View = (typeof VIEWS)[number];

/** Without a word in the URL: those that are open. */
export function viewOf(show: string | null): View {
  return VIEWS.find((known) => known === show) ?? 'open';
}

/** The server's filter value; null: all. */
export function isOpenOf(show: string | null): boolean | null {
  const view = viewOf(show);
  return view === 'all' ? null : view === 'open';
}

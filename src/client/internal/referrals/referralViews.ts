/** The list's views, as written in the URL. */
export const VIEWS = ['all', 'OPEN', 'PAID', 'REFUSED'] as const;
type View = (typeof VIEWS)[number];

export function parseView(state: string | null): View {
  return VIEWS.find((known) => known === state) ?? 'all';
}

/** The server's filter value; null: all. */
export function toFilter(state: string | null): Exclude<View, 'all'> | null {
  const view = parseView(state);
  return view === 'all' ? null : view;
}

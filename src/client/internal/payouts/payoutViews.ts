/** The queue's views, as written in the URL: what needs staff first. */
export const VIEWS = [
  'REVIEW',
  'BLOCKED',
  'QUEUED',
  'SENT',
  'UNCLAIMED',
  'PAID',
  'RETURNED',
  'FAILED',
  'REFUSED',
  'all',
] as const;
type View = (typeof VIEWS)[number];

/** Without a word in the URL: what waits for staff. */
export function parseView(state: string | null): View {
  return VIEWS.find((known) => known === state) ?? 'REVIEW';
}

/** The server's filter value; null: all. */
export function toFilter(state: string | null): Exclude<View, 'all'> | null {
  const view = parseView(state);
  return view === 'all' ? null : view;
}

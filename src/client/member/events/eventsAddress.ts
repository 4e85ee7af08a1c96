/** Which past events are listed; the words of the contract. */
export const PAST_SHOWS = ['all', 'joined', 'results'] as const;
export type PastShow = (typeof PAST_SHOWS)[number];

export interface EventsAddress {
  readonly show: PastShow;
  /** How many pages of past events are open. */
  readonly pages: number;
}

const MOST_PAGES = 50;

/** Parses the view state of `/events` from its query; invalid values fall back to the defaults. */
export function eventsAddress(query: URLSearchParams): EventsAddress {
  const show = PAST_SHOWS.find((known) => known === query.get('show')) ?? 'all';
  const pages = Number(query.get('pages') ?? 1);
  return { show, pages: Number.isInteger(pages) ? Math.min(MOST_PAGES, Math.max(1, pages)) : 1 };
}

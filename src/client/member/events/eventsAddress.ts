import { pagesShown } from '../../platform/navigation/pagesShown.ts';

/** Which past events are listed; the words of the contract. */
export const PAST_SHOWS = ['all', 'joined', 'results'] as const;
export type PastShow = (typeof PAST_SHOWS)[number];

export interface EventsAddress {
  readonly show: PastShow;
  /** How many pages of past events are open. */
  readonly pages: number;
}

/** Parses the view state of `/events` from its query; invalid values fall back to the defaults. */
export function eventsAddress(query: URLSearchParams): EventsAddress {
  const show = PAST_SHOWS.find((known) => known === query.get('show')) ?? 'all';
  return { show, pages: pagesShown(query) };
}

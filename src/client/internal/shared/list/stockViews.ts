import { OFFER_STATES, type OfferState } from '../../../../domain/rewards/offerState.ts';

/** The lists' views of rewards and offers, as written in the address: by state, and what is nearly gone. */
export const STOCK_VIEWS = [...OFFER_STATES, 'low'] as const;
type StockView = (typeof STOCK_VIEWS)[number];

/** The view in the address; null: all. */
export function stockViewIn(query: URLSearchParams): StockView | null {
  return STOCK_VIEWS.find((known) => known === query.get('show')) ?? null;
}

/** The server's filters of a view. */
export function stockFilter(view: StockView | null): {
  readonly show: OfferState | null;
  readonly lowStock: boolean | null;
} {
  return view === 'low' ? { show: null, lowStock: true } : { show: view, lowStock: null };
}

export const MOST_PAGES = 50;

/** How many pages of a list are open, from the address's `pages`; 1 for anything that isn't a number of pages. */
export function pagesShown(query: URLSearchParams): number {
  const pages = Number(query.get('pages') ?? 1);
  return Number.isInteger(pages) ? Math.min(MOST_PAGES, Math.max(1, pages)) : 1;
}

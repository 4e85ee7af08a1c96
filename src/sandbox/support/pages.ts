const PAGE = 100;

/** A page of a list that begins at a place; `next`: where the next page begins, null after the last. */
export function pageAt<Item>(
  items: readonly Item[],
  place: string | undefined,
): { readonly items: readonly Item[]; readonly next: number | null } {
  const from = /^\d{1,9}$/.test(place ?? '') ? Number(place) : 0;
  return {
    items: items.slice(from, from + PAGE),
    next: from + PAGE < items.length ? from + PAGE : null,
  };
}

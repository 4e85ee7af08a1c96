/** Product: staff are told from this many pieces on that something is nearly gone. */
export const LOW_STOCK = 5;

export const isLowStock = (remaining: number): boolean => remaining <= LOW_STOCK;

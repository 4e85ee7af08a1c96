/** The columns that the claims can be sorted by. */
export const claimOrders = { claimed: 'CLAIMED_AT', utility: 'UTILITY' } as const;

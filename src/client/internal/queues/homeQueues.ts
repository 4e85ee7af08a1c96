/** The columns that a queue of homes can be sorted by. */
export const homeQueueOrders = { since: 'SINCE', member: 'MEMBER', utility: 'UTILITY' } as const;

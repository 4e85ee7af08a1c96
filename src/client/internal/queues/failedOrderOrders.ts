/** The columns that failed orders can be sorted by. */
export const failedOrderOrders = { placed: 'PLACED_AT', member: 'MEMBER', since: 'SINCE' } as const;

/**
 * How a utility connects homes. `INTERFACE`: Green Button Connect or the retailer's API. `FILES`: staff or
 * the utility deliver meter files, matched by account or meter number. `NONE`: not yet. Source: decisions,
 * Utility.
 */
export const CONNECTION_METHODS = ['INTERFACE', 'FILES', 'NONE'] as const;
export type ConnectionMethod = (typeof CONNECTION_METHODS)[number];

/** How many of the latest rows a list on a member's page has; what is older is left out, and the list says so. */
export const LATEST_ROWS = {
  orders: 50,
  logIns: 100,
  consents: 100,
  deviceLog: 200,
  connection: 200,
  spins: 200,
  referrals: 200,
} as const;

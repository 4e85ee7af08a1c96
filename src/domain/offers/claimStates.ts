/** How far a member is with a device offer, as staff see it: the offer's status, split by where its order is. */
export const STAFF_CLAIM_STATES = [
  'RESERVED',
  'LAPSED',
  'ORDERED',
  'FAILED',
  'CANCELLED',
  'SHIPPED',
  'DELIVERED',
  'CONNECTED',
] as const;
export type StaffClaimState = (typeof STAFF_CLAIM_STATES)[number];

/** What can be wrong with a member's account or home, in the order in which staff see it. */
export const MEMBER_TROUBLES = [
  'DELETION',
  'LOG_IN',
  'CONNECTION',
  'METER_CLAIMED',
  'METER_SILENT',
  'RESULTS_WAIT',
  'ORDER_FAILED',
  'ORDER_LATE',
  'ORDER_HELD',
  'CASHOUT_BLOCKED',
  'MESSAGES_FAILED',
  'PHONE_UNCONFIRMED',
  'DEVICES',
] as const;
export type MemberTrouble = (typeof MEMBER_TROUBLES)[number];

export function isTrouble(text: string): text is MemberTrouble {
  return MEMBER_TROUBLES.some((each) => each === text);
}

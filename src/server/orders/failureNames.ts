/** Why an order failed, in the contract's names. */
export const FAILURE_NAMES = {
  out_of_stock: 'OUT_OF_STOCK',
  address: 'ADDRESS',
  lost: 'LOST',
  returned: 'RETURNED',
  refused: 'REFUSED',
  unclaimed: 'UNCLAIMED',
  blocked: 'BLOCKED',
  late: 'LATE',
  declined_destination: 'DECLINED_DESTINATION',
  declined_several_accounts: 'DECLINED_SEVERAL_ACCOUNTS',
  declined_activity: 'DECLINED_ACTIVITY',
  declined_other: 'DECLINED_OTHER',
} as const;

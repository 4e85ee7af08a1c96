import type { Country } from '../brands/countries.ts';

/** Which numbers on a power bill identify a home. */
export type BillNumber = 'account_number' | 'meter_number' | 'nmi';

/**
 * The numbers that a home is asked for; where there are two, either is enough. In Australia the NMI alone: the network
 * that reads the meter knows no account numbers, which are the retailer's. `byFiles`: the utility delivers meter files.
 */
export function neededBillNumbers(country: Country, byFiles: boolean): readonly BillNumber[] {
  if (country === 'AU') return ['nmi'];
  return byFiles ? ['account_number', 'meter_number'] : ['account_number'];
}

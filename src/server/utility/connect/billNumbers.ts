import type { Country } from '../../../domain/brands/countries.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { readAccountNumber } from '../../../domain/utility/accountNumber.ts';
import { neededBillNumbers, type BillNumber } from '../../../domain/utility/billNumbers.ts';
import { readNmi } from '../../../domain/utility/nmi.ts';
import { refused } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';

/** The bill's numbers as typed. */
export type GivenNumbers = Readonly<Partial<Record<BillNumber, string>>>;

/** At least one of the two. */
export interface BillNumbers {
  readonly accountNumber: string | null;
  /** In Australia the NMI. */
  readonly meterNumber: string | null;
}

/** The numbers needed in this country, normalized. Refuses faults at their fields with UTILITY_NUMBERS. */
export function readBillNumbers(given: GivenNumbers, country: Country, byFiles: boolean): BillNumbers {
  const asked = neededBillNumbers(country, byFiles);
  const faults: Partial<Record<BillNumber, Sentence>> = {};
  const read = (
    name: BillNumber,
    normalise: (text: string) => { readonly number: string } | { readonly fault: string },
    message: 'utility.accountNumber' | 'utility.nmi' | 'utility.meterNumber',
  ): string | null => {
    const text = (given[name] ?? '').trim();
    if (!asked.includes(name) || (text === '' && asked.length > 1)) return null;
    const found = normalise(text);
    if ('number' in found) return found.number;
    faults[name] = say(message, { fault: found.fault });
    return null;
  };
  const accountNumber = read('account_number', readAccountNumber, 'utility.accountNumber');
  const nmi = read('nmi', readNmi, 'utility.nmi');
  const meterNumber = read('meter_number', readAccountNumber, 'utility.meterNumber');
  if (asked.every((name) => (given[name] ?? '').trim() === '') && asked.length > 1)
    faults.account_number = say('utility.eitherNumber');
  const [first] = Object.values(faults);
  if (first !== undefined) throw refused(first, { code: 'UTILITY_NUMBERS', fields: faults });
  return { accountNumber, meterNumber: nmi ?? meterNumber };
}

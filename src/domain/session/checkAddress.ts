import type { Country } from '../brands/countries.ts';
import { isPostalCode, postalCodeToSend } from '../settings/postalCodes.ts';
import { isRegion } from '../settings/regions.ts';
import type { PostalAddress } from './postalAddress.ts';

/** An address as typed. */
export interface TypedAddress {
  readonly line1: string;
  readonly line2?: string | null | undefined;
  readonly city: string;
  /** Abbreviated, in either case (HLP-23 to HLP-25). */
  readonly region: string;
  readonly postalCode: string;
}

export type AddressField = keyof TypedAddress;
export type AddressFault = 'missing' | 'tooLong' | 'characters' | 'region' | 'postalCode';

const LONGEST = { line1: 100, line2: 100, city: 60, region: 40, postalCode: 10 } as const satisfies Record<
  AddressField,
  number
>;

/** The normalized address, or each field's problem. */
export function checkAddress(
  typed: TypedAddress,
  country: Country,
): { readonly address: PostalAddress } | { readonly faults: Partial<Record<AddressField, AddressFault>> } {
  const faults: Partial<Record<AddressField, AddressFault>> = {};
  const clean = (field: AddressField): string =>
    (typed[field] ?? '').trim().normalize('NFC').replace(/ {2,}/g, ' ');
  for (const field of Object.keys(LONGEST) as AddressField[]) {
    const text = clean(field);
    if (text === '' && field !== 'line2') faults[field] = 'missing';
    else if (/\p{Cc}/u.test(text)) faults[field] = 'characters';
    else if (text.length > LONGEST[field]) faults[field] = 'tooLong';
  }
  const region = clean('region').toUpperCase();
  if (faults.region === undefined && !isRegion(region, country)) faults.region = 'region';
  const postalCode = postalCodeToSend(typed.postalCode);
  if (faults.postalCode === undefined && !isPostalCode(postalCode, country)) faults.postalCode = 'postalCode';
  if (Object.keys(faults).length > 0) return { faults };
  const line2 = clean('line2');
  return {
    address: {
      line1: clean('line1'),
      line2: line2 === '' ? null : line2,
      city: clean('city'),
      region,
      postal_code: postalCode,
      country,
    },
  };
}

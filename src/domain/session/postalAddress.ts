import type { Country } from '../brands/countries.ts';

export interface PostalAddress {
  readonly line1: string;
  /** Flat, floor, care of. */
  readonly line2: string | null;
  readonly city: string;
  /** State or province. */
  readonly region: string;
  readonly postal_code: string;
  readonly country: Country;
}

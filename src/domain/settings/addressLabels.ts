import type { Country } from '../brands/countries.ts';

/** English labels by country. The catalogues have the other languages. */
export interface AddressLabels {
  readonly postcode: 'Postcode' | 'Zip Code' | 'Postal Code';
  readonly region: 'State' | 'Province';
}

/** Source: HLP-21, HLP-22, AMB-25. */
export const ADDRESS_LABELS: Readonly<Record<Country, AddressLabels>> = {
  AU: { postcode: 'Postcode', region: 'State' },
  US: { postcode: 'Zip Code', region: 'State' },
  CA: { postcode: 'Postal Code', region: 'Province' },
};

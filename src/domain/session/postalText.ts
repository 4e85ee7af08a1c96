import type { PostalAddress } from './postalAddress.ts';

/** An address in one line and one spelling, to compare it with others. */
export const postalText = ({
  line1,
  line2,
  city,
  region,
  postal_code: code,
  country,
}: PostalAddress): string =>
  [line1, line2 ?? '', city, region, code, country]
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

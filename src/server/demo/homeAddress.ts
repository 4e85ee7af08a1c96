import type { Country } from '../../domain/brands/countries.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import { DEMO_CAST, RETAIL_PART } from './cast.ts';
import type { DemoMember } from './record.ts';

const STREETS: Readonly<
  Record<Country, Omit<PostalAddress, 'line1' | 'line2' | 'country'> & { readonly street: string }>
> = {
  US: { street: 'Juniper Street', city: 'San Francisco', region: 'CA', postal_code: '94103' },
  CA: { street: 'Bellwoods Avenue', city: 'Toronto', region: 'ON', postal_code: 'M6J 2P9' },
  AU: { street: 'Bottlebrush Lane', city: 'Newtown', region: 'NSW', postal_code: '2042' },
};

const ROLES = [...DEMO_CAST, RETAIL_PART].map(({ role }) => role);

/** Where a member's parcels go. Each lives in a house of their own: referrals within one household don't count. */
export function homeAddress(country: Country, { role }: Pick<DemoMember, 'role'>): PostalAddress {
  const { street, ...place } = STREETS[country];
  return { line1: `${12 + 4 * ROLES.indexOf(role)} ${street}`, line2: null, ...place, country };
}

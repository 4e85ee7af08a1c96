import { createHash } from 'node:crypto';
import type { UtilitySetting } from '../settings.ts';
import { randomDigits, randomNumbers } from '../support/random.ts';
import type { Customer, Trait } from './types.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  US: [
    'Morgan Ellery',
    'Ruth Kaplan',
    'Jesse Alvarado',
    'Bea Thornton',
    'Omar Suleiman',
    'Lena Fischer',
    'Wes Underhill',
    'Gloria Pace',
    'Ike Samuels',
  ],
  CA: [
    'Mireille Gauthier',
    'Colin Strachan',
    'Amélie Desrosiers',
    'Ravi Grewal',
    'Nadia Benali',
    'Hugh Lockhart',
    'Solange Picard',
    'Peter Makinen',
    'Lise Caron',
  ],
  AU: [
    'Bronte Gallagher',
    'Nick Stavros',
    'Meera Iyer',
    'Callum Reid',
    'Linh Dang',
    'Pia Lombardi',
    'Gus Wheeler',
    'Tahlia Moore',
    'Ray Pickett',
  ],
};

const KINDS: readonly { readonly trait: Trait; readonly hourly?: boolean; readonly solar?: boolean }[] = [
  { trait: 'plain' },
  { trait: 'plain', hourly: true },
  { trait: 'plain', solar: true },
  { trait: 'duplicate' },
  { trait: 'moved' },
  { trait: 'conflict' },
  { trait: 'attestation' },
  { trait: 'missing-mapping' },
  { trait: 'rejected' },
];

/** Every utility's initial customers: two normal homes, one with solar, and one for each problem. */
export function readyCustomers(utility: UtilitySetting): Customer[] {
  return KINDS.map(({ trait, hourly = false, solar = false }, index) => ({
    ...createCustomer(
      utility,
      `${utility.slug}-${index + 1}`,
      NAMES[utility.country]?.[index] ?? `Customer ${index + 1}`,
    ),
    trait,
    solar,
    intervalSeconds: hourly && utility.country !== 'AU' ? 3_600 : meterInterval(utility),
  }));
}

/** A customer in the utility's books; deterministic by name. */
export function createCustomer(utility: UtilitySetting, id: string, name: string): Customer {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return {
    id,
    utility: utility.slug,
    name,
    email: name.includes('@') ? name : `${plain.replace(/[^a-z0-9]+/g, '.')}@mail.example`,
    accountNumber: randomDigits(10, 'account', id),
    nmi: utility.country === 'AU' ? randomDigits(10, 'nmi', id) : null,
    intervalSeconds: meterInterval(utility),
    solar: false,
    trait: 'plain',
    savings: [],
    deliveredThrough: null,
    deliveredFinal: false,
  };
}

/** Australia settles by five minutes, and its meters deliver them. */
const meterInterval = ({ country }: UtilitySetting): number => (country === 'AU' ? 300 : 900);

/** The id for a typed name: the same text is the same customer. */
export function typedId(utility: UtilitySetting, text: string): string {
  return `${utility.slug}-${createHash('sha256').update(text.trim().toLowerCase()).digest('hex').slice(0, 10)}`;
}

/** Size 1 uses about 9 kWh a day. */
export const homeSize = (customerId: string): number => 1.8 + randomNumbers('size', customerId)() * 1.2;

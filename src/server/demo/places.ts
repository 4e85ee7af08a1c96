import type { Country } from '../../domain/brands/countries.ts';
import type { UtilityReason } from '../../domain/cashout/blockers.ts';

/** A made-up utility and where it is. */
export interface DemoUtility {
  readonly acronym: string;
  readonly name: string;
  readonly shortName: string;
  readonly timeZone: string;
  readonly region: string;
  readonly postalCodes: readonly string[];
  /** Codes where members can join, but not take part in events yet. */
  readonly partial: readonly string[];
  /** Why its members can't cash out; absent: they can. */
  readonly cashoutReason?: UtilityReason;
}

/** Made-up utilities by country; a brand takes some of its country's. */
export const DEMO_UTILITIES: Readonly<Record<Country, readonly DemoUtility[]>> = {
  US: [
    {
      acronym: 'CEDAR',
      name: 'Cedar Power & Light',
      shortName: 'Cedar Power',
      timeZone: 'America/Los_Angeles',
      region: 'CA',
      postalCodes: ['94103', '94110', '94607', '94704', '95014', '95112'],
      partial: ['95616'],
    },
    {
      acronym: 'GULF',
      cashoutReason: 'utility_bill_credit',
      name: 'Gulf Plains Electric',
      shortName: 'Gulf Plains',
      timeZone: 'America/Chicago',
      region: 'TX',
      postalCodes: ['75201', '75206', '76102', '77002', '77019', '78704'],
      partial: ['79901'],
    },
    {
      acronym: 'HARBOR',
      cashoutReason: 'utility_pays_directly',
      name: 'Harbor Electric Company',
      shortName: 'Harbor Electric',
      timeZone: 'America/New_York',
      region: 'MA',
      postalCodes: ['02108', '02116', '02139', '02446', '01602'],
      partial: ['01201'],
    },
    {
      acronym: 'SAGE',
      name: 'Sagebrush Cooperative',
      shortName: 'Sagebrush',
      timeZone: 'America/Denver',
      region: 'NM',
      postalCodes: ['87102', '87106', '87501', '80202'],
      partial: ['87401'],
    },
  ],
  CA: [
    {
      acronym: 'BIRCH',
      name: 'Birchwood Power',
      shortName: 'Birchwood',
      timeZone: 'America/Toronto',
      region: 'ON',
      postalCodes: ['M5V2T6', 'M4C1B5', 'K1A0B1', 'L5B3C1', 'N6A1H3'],
      partial: ['P3E5J1'],
    },
    {
      acronym: 'LAURENT',
      cashoutReason: 'utility_program_paused',
      name: 'Laurentide Énergie',
      shortName: 'Laurentide',
      timeZone: 'America/Toronto',
      region: 'QC',
      postalCodes: ['H2X1Y4', 'H3B2Y5', 'G1R4P5'],
      partial: ['J8X2K1'],
    },
    {
      acronym: 'FOOT',
      cashoutReason: 'utility_not_permitted',
      name: 'Foothills Energy',
      shortName: 'Foothills',
      timeZone: 'America/Edmonton',
      region: 'AB',
      postalCodes: ['T2P1J9', 'T5J0N3', 'T6G2R3'],
      partial: ['T1K3M4'],
    },
  ],
  AU: [
    {
      acronym: 'BANKSIA',
      name: 'Banksia Networks',
      shortName: 'Banksia',
      timeZone: 'Australia/Sydney',
      region: 'NSW',
      postalCodes: ['2000', '2010', '2042', '2150', '2500'],
      partial: ['2830'],
    },
    {
      acronym: 'YARRA',
      cashoutReason: 'utility_program_paused',
      name: 'Yarra Grid',
      shortName: 'Yarra Grid',
      timeZone: 'Australia/Melbourne',
      region: 'VIC',
      postalCodes: ['3000', '3056', '3121', '3220'],
      partial: ['3550'],
    },
    {
      acronym: 'SPENCER',
      cashoutReason: 'utility_not_permitted',
      name: 'Spencer Power',
      shortName: 'Spencer',
      timeZone: 'Australia/Adelaide',
      region: 'SA',
      postalCodes: ['5000', '5006', '5042'],
      partial: ['5700'],
    },
  ],
};

interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** Made-up people, shuffled for each brand. */
export const DEMO_NAMES: Readonly<Record<Country, Names>> = {
  US: {
    first: [
      'Dana',
      'Marcus',
      'Priya',
      'Elena',
      'Kwame',
      'Rosa',
      'Tomas',
      'Yuki',
      'Aisha',
      'Caleb',
      'Naomi',
      'Diego',
      'Ingrid',
      'Malik',
    ],
    last: [
      'Reyes',
      'Whitfield',
      'Raman',
      'Castellano',
      'Boateng',
      'Lindqvist',
      'Okafor',
      'Tanaka',
      'Haddad',
      'Brennan',
      'Delgado',
      'Novak',
      'Pruitt',
      'Sato',
    ],
  },
  CA: {
    first: [
      'Camille',
      'Gavin',
      'Anouk',
      'Harpreet',
      'Étienne',
      'Maya',
      'Owen',
      'Noor',
      'Félix',
      'Siobhan',
      'Tariq',
      'Juliette',
      'Logan',
      'Mei',
    ],
    last: [
      'Tremblay',
      'MacLeod',
      'Singh',
      'Gagnon',
      'Okonkwo',
      'Fraser',
      'Bélanger',
      'Chen',
      'Dhillon',
      'Roy',
      'Nguyen',
      'Sinclair',
      'Lavoie',
      'Haque',
    ],
  },
  AU: {
    first: [
      'Matilda',
      'Lachlan',
      'Thi',
      'Isla',
      'Jarrah',
      'Giulia',
      'Angus',
      'Amara',
      'Kirra',
      'Declan',
      'Sunita',
      'Bodhi',
      'Tess',
      'Hamish',
    ],
    last: [
      'Wren',
      'Papadakis',
      'Nguyen',
      'Callaghan',
      'Moretti',
      'Ferguson',
      'Walsh',
      'Pham',
      'Kapoor',
      'Hughes',
      'Marlowe',
      'Doyle',
      'Simpson',
      'Tran',
    ],
  },
};

import { describe, expect, it } from 'vitest';
import { APPLIANCE_KINDS, applianceAwardWatts, applianceFault, wholeInventory } from './appliances.ts';
import { appliancePosting } from './appliancePosting.ts';
import { isEmailAddress } from './emailAddress.ts';
import { signupFeatures } from './features.ts';
import { homeCode } from './homeCode.ts';
import { nameFault, normalName } from './personName.ts';
import { secretIn } from './typedData.ts';

describe('SGN-40: valid email addresses', () => {
  it.each([
    'dana@example.org',
    "d.o'reyes+x@mail.example.co",
    'zoë@exämple.org',
    `${'a'.repeat(64)}@example.org`,
  ])('accepts %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });
  it.each([
    '',
    'dana',
    'dana@',
    '@example.org',
    'dana@example',
    'da na@example.org',
    'dana@@example.org',
    'dana@example..org',
    'dana@-example.org',
    'dana@example.org\r\nBcc: x@example.org',
    'dana@example.org,x@example.org',
    '"dana"@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(130)}org`,
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('names', () => {
  it.each([
    ['Dana', null],
    ['  Núñez ', null],
    ["O'Brien-Smith", null],
    ['می\u200cخواهم', null],
    ['', 'missing'],
    ['   ', 'missing'],
    ['Da\u0007na', 'characters'],
    ['Dana\u202e', null],
  ])('%j: %s', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });
  it('are normalised and trimmed', () => {
    expect(normalName(' Nu\u0301n\u0303ez ')).toBe('Núñez');
  });
});

describe('SGN-33 to SGN-35: the postal code of a home', () => {
  it.each([
    ['94103', 'US', { kind: 'code', code: '94103' }],
    [' k1a-0b1 ', 'CA', { kind: 'code', code: 'K1A0B1' }],
    ['2000', 'AU', { kind: 'code', code: '2000' }],
    ['2000', 'US', { kind: 'abroad', country: 'AU' }],
    ['K1A 0B1', 'US', { kind: 'abroad', country: 'CA' }],
    ['94103', 'AU', { kind: 'abroad', country: 'US' }],
    ['94103-1234', 'US', { kind: 'none' }],
    ['', 'CA', { kind: 'none' }],
  ] as const)('%j on a brand of %s', (text, country, found) => {
    expect(homeCode(text, country)).toEqual(found);
  });
});

describe('unsent form data', () => {
  it.each([
    ['full', { first_name: 'Dana' }, null],
    ['zip_code', { zip_code: '94103' }, null],
    ['connect_utility', { account_number: '1' }, null],
    ['password', { anything: 'x' }, true],
    ['confirm_phone', {}, true],
    ['full', { password: 'x' }, 'password'],
    ['full', { a: '1', captcha_token: 'x' }, 'captcha_token'],
    ['connect_phone', { verification_code: '1' }, 'verification_code'],
    ['connect_phone', { code: '1' }, 'code'],
  ] as const)('%s %j: secret %s', (step, data, secret) => {
    expect(secretIn(step, data)).toBe(secret);
  });
});

describe('GQL-14: the inventory of appliances', () => {
  it('lists every kind once, with 0 for those not named', () => {
    const whole = wholeInventory([{ kind: 'ELECTRIC_VEHICLE', count: 2 }]);
    expect(whole).toHaveLength(APPLIANCE_KINDS.length);
    expect(whole.filter(({ count }) => count > 0)).toEqual([{ kind: 'ELECTRIC_VEHICLE', count: 2 }]);
  });
  it.each([
    [[], null],
    [[{ kind: 'HOT_TUB', count: 0 }], null],
    [[{ kind: 'TELEPORTER', count: 1 }], { fault: 'unknown', kind: 'TELEPORTER' }],
    [
      [
        { kind: 'HOT_TUB', count: 1 },
        { kind: 'HOT_TUB', count: 2 },
      ],
      { fault: 'twice', kind: 'HOT_TUB' },
    ],
  ])('%j: %j', (list, fault) => {
    expect(applianceFault(list)).toEqual(fault);
  });
  it.each([
    [100, 50_000],
    [250, 125_000],
  ])('pays 500 points at %d watts each: %d', (rate, watts) => {
    expect(applianceAwardWatts(rate)).toBe(watts);
  });
  it('is booked for the member, against the brand, and adds up to zero', () => {
    const { causeKey, lines } = appliancePosting('default', 'm1', 50_000);
    expect([causeKey, lines]).toEqual([
      'appliances:m1',
      [
        { account: 'member:m1', amountWatts: 50_000 },
        { account: 'brand:default:rewards', amountWatts: -50_000 },
      ],
    ]);
  });
});

it('SGN-32: three keys decide about steps', () => {
  expect(signupFeatures((key) => ['signup_appliances', 'appliance_inventory'].includes(key))).toEqual({
    phone: false,
    appliances: true,
    plugOffer: false,
  });
});

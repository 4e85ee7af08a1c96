import { describe, expect, it } from 'vitest';
import { checkAddress, type TypedAddress } from './checkAddress.ts';

const typed: TypedAddress = {
  line1: ' 12  Alder Street ',
  line2: ' ',
  city: 'Davis',
  region: 'CA',
  postalCode: '95616',
};

describe('delivery addresses', () => {
  it('are trimmed, with inner spaces collapsed', () => {
    expect(checkAddress(typed, 'US')).toEqual({
      address: {
        line1: '12 Alder Street',
        line2: null,
        city: 'Davis',
        region: 'CA',
        postal_code: '95616',
        country: 'US',
      },
    });
  });

  it.each<[string, Partial<TypedAddress>, object]>([
    ['no street', { line1: ' ' }, { line1: 'missing' }],
    ['two things at once', { city: '', region: '' }, { city: 'missing', region: 'missing' }],
    ['a code of another country', { postalCode: 'M5V 2T6' }, { postalCode: 'postalCode' }],
    ['HLP-23: a region of another country', { region: 'NSW' }, { region: 'region' }],
    ['no code', { postalCode: '' }, { postalCode: 'missing' }],
    ['a street that never ends', { line1: 'x'.repeat(101) }, { line1: 'tooLong' }],
    ['a line break in the second line', { line2: 'a\nb' }, { line2: 'characters' }],
  ])('%s', (_what, change, faults) => {
    expect(checkAddress({ ...typed, ...change }, 'US')).toEqual({ faults });
  });

  it('accepts Canadian codes and provinces in lower case', () => {
    expect(checkAddress({ ...typed, region: 'on', postalCode: 'm5v 2t6' }, 'CA')).toMatchObject({
      address: { region: 'ON', postal_code: 'M5V 2T6', country: 'CA' },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { pastedCodes } from './pastedCodes.ts';

describe('pasted postal codes', () => {
  it.each([
    ['US', '94103\n94110\r\n94107', ['94103', '94110', '94107']],
    ['US', ' 94103, 94110;94107\t94105 ', ['94103', '94110', '94107', '94105']],
    ['US', '94103 94110', ['94103', '94110']],
    ['AU', '3000\n3001', ['3000', '3001']],
    ['CA', 'K1A 0B1, k1a-0b2\nM5V3L9', ['K1A0B1', 'K1A0B2', 'M5V3L9']],
    ['CA', 'K1A 0B1 M5V 3L9', ['K1A0B1', 'M5V3L9']],
  ] as const)('are found in %s: %j', (country, text, codes) => {
    expect(pastedCodes(text, country)).toEqual({ codes, wrong: [], repeated: 0 });
  });

  it('are named where they are none, and counted where they are there twice', () => {
    expect(pastedCodes('94103\n9410\n94103\nK1A 0B1', 'US')).toEqual({ codes: ['94103'], wrong: ['9410', 'K1A 0B1'], repeated: 1 });
    expect(pastedCodes('', 'US')).toEqual({ codes: [], wrong: [], repeated: 0 });
  });
});

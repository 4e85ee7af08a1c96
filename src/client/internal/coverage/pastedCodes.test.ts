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
    expect(pastedCodes(text, country)).toMatchObject({ codes, wrong: [], repeated: 0 });
  });

  it('reports invalid text and counts duplicates', () => {
    expect(pastedCodes('94103\n9410\n94103\nK1A 0B1', 'US')).toEqual({
      codes: ['94103'],
      wrong: [
        { text: '9410', line: 2 },
        { text: 'K1A 0B1', line: 4 },
      ],
      repeated: 1,
      halves: 0,
      below: 0,
    });
    expect(pastedCodes('', 'US')).toEqual({ codes: [], wrong: [], repeated: 0, halves: 0, below: 0 });
  });

  it('accepts first halves in Canada and reports which codes they already cover', () => {
    expect(pastedCodes('M5V\nM5V 3A8\nm5x K1A 0B1', 'CA')).toEqual({
      codes: ['M5V', 'M5V3A8', 'M5X', 'K1A0B1'],
      wrong: [],
      repeated: 0,
      halves: 2,
      below: 1,
    });
    expect(pastedCodes('M\nM5\nM5V 3', 'CA').wrong).toEqual([
      { text: 'M', line: 1 },
      { text: 'M5', line: 2 },
      { text: 'M5V 3', line: 3 },
    ]);
    expect(pastedCodes('941', 'US').wrong).toEqual([{ text: '941', line: 1 }]);
  });

  it('accepts a file with a heading, quotes and a byte order mark', () => {
    expect(pastedCodes('\uFEFFZip code\r\n"94103"\r\n"94110"\r\n', 'US')).toMatchObject({
      codes: ['94103', '94110'],
      wrong: [],
    });
  });

  it('accepts every ZIP code of the country, and every first half', () => {
    const zips = Array.from({ length: 41_000 }, (_, index) => String(501 + index * 2).padStart(5, '0'));
    expect(pastedCodes(zips.join('\n'), 'US')).toMatchObject({
      wrong: [],
      repeated: 0,
      codes: { length: 41_000 },
    });
    const alphabet = Array.from('ABCEGHJKLMNPRSTVXY');
    const halves = alphabet.flatMap((first) =>
      Array.from({ length: 10 }, (_, digit) => alphabet.map((last) => `${first}${digit}${last}`)).flat(),
    );
    expect(pastedCodes(halves.join('\r\n'), 'CA')).toMatchObject({
      wrong: [],
      codes: { length: 3_240 },
      halves: 3_240,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { nmiChecksum, readNmi } from './nmi.ts';

describe('National Metering Identifiers', () => {
  it.each([
    ['2001985732', 8],
    ['2001985733', 6],
    ['3075621875', 8],
    ['3075621876', 6],
    ['4316854005', 9],
    ['4316854006', 7],
    ['6305888444', 6],
    ['6350888444', 2],
    ['7001888333', 8],
    ['7102000001', 7],
    ['NAAAMYS582', 6],
    ['NBBBX11110', 0],
    ['NBBBX11111', 8],
    ['NCCC519495', 5],
    ['NGGG000055', 4],
    ['QAAAVZZZZZ', 3],
    ['QCDWW00010', 2],
    ['SMVEW00085', 8],
    ['VAAA000065', 7],
    ['VAAA000066', 5],
    ['VAAA000067', 2],
    ['VAAASTY576', 8],
    ['VCCCX00009', 1],
    ['VEEEX00009', 1],
    ['VKTS786150', 2],
    ['VKTS867150', 5],
    ['VKTS871650', 7],
    ['VKTS876105', 7],
    ['VKTS876150', 3],
    ['VKTS876510', 8],
  ] as const)('the check digit of %s is %d', (nmi, digit) => {
    expect(nmiChecksum(nmi)).toBe(digit);
    expect(readNmi(`${nmi}${digit}`)).toEqual({ number: nmi });
    expect(readNmi(`${nmi}${(digit + 1) % 10}`)).toEqual({ fault: 'checksum' });
  });

  it.each([
    ['vaaa000065', { number: 'VAAA000065' }],
    [' VAAA 000065 7 ', { number: 'VAAA000065' }],
    ['VAAA-000065-7', { number: 'VAAA000065' }],
    ['', { fault: 'empty' }],
    ['  ', { fault: 'empty' }],
    ['VAAA00006', { fault: 'length' }],
    ['VAAA00006571', { fault: 'length' }],
    ['VOAA000065', { fault: 'characters' }],
    ['VAAA00006é', { fault: 'characters' }],
    ['VAAA0000657A', { fault: 'length' }],
    ['VAAA000065A', { fault: 'checksum' }],
  ])('%j is %j', (typed, read) => {
    expect(readNmi(typed)).toEqual(read);
  });
});

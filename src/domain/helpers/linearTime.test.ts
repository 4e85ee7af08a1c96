import { describe, expect, it } from 'vitest';
import { readDecimal } from '../meter/decimals.ts';
import { importMeterFile } from '../meter/importMeterFile.ts';
import { pagePath } from '../navigation/pagePath.ts';
import { readEspiAuthorization } from '../utility/espiAuthorization.ts';

/** Quadratic work on a text of this length takes many minutes, so such a test never ends. */
const LONG = 900_000;
const slashes = `a${'/'.repeat(LONG)}b`;

const entry = (self: string, links: readonly string[], content: string) =>
  `<entry><link rel="self" href="${self}"/>${links.join('')}<content>${content}</content></entry>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${href}"/>`;
const feed = (self: string, value: string) =>
  [
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    entry(self, [], '<UsagePoint><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint>'),
    entry('/M/1', [link('up', `${self}/M`), link('related', '/R/1')], '<MeterReading/>'),
    entry('/R/1', [], '<ReadingType><intervalLength>900</intervalLength><uom>72</uom></ReadingType>'),
    entry(
      '/M/1/B/1',
      [link('up', '/M/1/B')],
      `<IntervalBlock><IntervalReading><timePeriod><duration>900</duration><start>1704067200</start></timePeriod>
        <value>${value}</value></IntervalReading></IntervalBlock>`,
    ),
    '</feed>',
  ].join('');

describe('the time for a long text grows with its length only', () => {
  it('of slashes in the address of a meter', () => {
    expect(importMeterFile('a.xml', [feed(slashes, '5')]).readingCount).toBe(1);
  });

  it('of question marks in the address of a meter', () => {
    expect(importMeterFile('a.xml', [feed(`a${'?\n'.repeat(LONG / 2)}`, '5')]).readingCount).toBe(1);
  });

  it('of zeros in a reading', () => {
    expect(importMeterFile('a.xml', [feed('/U/1', `1.${'0'.repeat(LONG)}`)]).readingCount).toBe(1);
    expect(readDecimal(`1.${'0'.repeat(LONG)}1`)).toBeLessThan(0);
  });

  it('of empty lines', () => {
    const lines = `100,NEM12,202401010000,A,B\n${'\n'.repeat(4 * LONG)}900\n`;
    expect(() => importMeterFile('a.csv', [lines])).toThrow('the file has no meter in it');
  });

  it('of slashes in a page’s path', () => {
    expect(pagePath(slashes)).toBe(slashes);
  });

  it.each(['<Authorization ', '<Authorization>', '<a:status>'])('of %s in a utility’s answer', (piece) => {
    expect(readEspiAuthorization(piece.repeat(LONG / piece.length))).toBeNull();
  });
});

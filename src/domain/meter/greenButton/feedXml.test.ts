import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBySaxes } from '../../../../tests/support/saxesFeed.ts';
import { importMeterFile } from '../importMeterFile.ts';
import type { MeterFile } from '../meterFile.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import { sampleGreenButton } from '../sampleFiles.ts';
import { GreenButtonParser } from './greenButtonParser.ts';

const encoder = new TextEncoder();
const NAME = 'june.xml';
const LIMITS = { maxBytes: 1e9, maxReadings: 1e6, maxServicePoints: 9 };

function ours(bytes: Uint8Array, size = bytes.length): MeterFile | MeterFileFault {
  const parser = new GreenButtonParser(NAME, LIMITS);
  try {
    // The first chunk holds the declaration, as the import gives it.
    const first = Math.max(size, 200);
    parser.push(bytes.subarray(0, first));
    for (let at = first; at < bytes.length; at += size) parser.push(bytes.subarray(at, at + size));
    return parser.end();
  } catch (error) {
    if (error instanceof MeterFileFault) return error;
    throw error;
  }
}

const readingsOr = (read: () => MeterFile | MeterFileFault): MeterFile | 'refused' => {
  try {
    const file = read();
    return file instanceof MeterFileFault ? 'refused' : file;
  } catch {
    return 'refused';
  }
};

const quality = '<ReadingQuality><quality>8</quality></ReadingQuality>';
const feeds = [
  sampleGreenButton({ count: 6 }),
  sampleGreenButton({
    count: 6,
    plain: true,
    reading: (i) => `${quality}<cost>9</cost>\r\n<value>${i}.50</value>`,
  }),
  sampleGreenButton({
    count: 6,
    plain: true,
    reading: (i) => `${quality}<cost>9</cost>\r\n<value>${i}</value>`,
  }),
  sampleGreenButton({ count: 6, plain: true, reading: (i) => `<value>${i - 3}</value>` }).replaceAll(
    '\n',
    '\r\n',
  ),
].map((text) =>
  text.replace('Made-up home', 'Réservoir &amp; été').replace(/>1<\/flow/, '><![CDATA[1]]></flow'),
);

/** What XML allows in some places, and what it doesn't. */
const PIECES = [
  '<',
  '>',
  '/',
  '&',
  ';',
  '"',
  "'",
  '=',
  ' ',
  '\n',
  '\r',
  '\t',
  '-',
  '--',
  ']]>',
  '?',
  '!',
  '0',
  '7',
  '.',
  ':',
  '<!-- a > b -->',
  '<!-- a -- b -->',
  '<!---->',
  '<!--->',
  '<!-- a --->',
  '<![CDATA[5]]>',
  '<![CDATA[<&]]]]>',
  '<!CDATA[',
  '<?note a?>',
  '<?note?>',
  '<?note?x?>',
  '<??>',
  '<? note?>',
  '<?xml version="1.0"?>',
  '<?XML?>',
  '<!DOCTYPE feed>',
  '&amp;',
  '&lt;',
  '&#53;',
  '&#x35;',
  '&#X35;',
  '&#0;',
  '&#1;',
  '&#xD800;',
  '&#x1F600;',
  '&copy;',
  '&;',
  '&a',
  '&#;',
  '<a/>',
  '<a />',
  '<a></a>',
  '<a>',
  '</a>',
  '</a >',
  '</ a>',
  '</>',
  '<a b="1"/>',
  "<a b='>' c = \"'\"/>",
  '<a b="1"c="2"/>',
  '<a b="1" b="2"/>',
  '<a b/>',
  '<a b=1/>',
  '<a b="<"/>',
  '<a b="&lt;&#9;"/>',
  '<a b="&x;"/>',
  '<a/ >',
  '<a\n\r\nb="1"\t/>',
  '<é>1</é>',
  '<e\u0301/>',
  '<\u0301/>',
  '<x:a/>',
  '<:a/>',
  '<a:b:c/>',
  '<1a/>',
  '<-a/>',
  '<a·/>',
  '\u0000',
  '\u0001',
  '\u007f',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ufffe',
  '\u00a0',
  '😀',
  'é',
  '\u000b',
  '<value>5</value>',
  '<value>',
  '</value>',
  '<start>',
  '</IntervalReading>',
  '<link rel="self" href="/a&amp;b"/>',
  '<feed>',
] as const;

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  gone: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 12 })),
  piece: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PIECES) }, fc.constant('')),
});

/** The text with the changes; each place is put between two tags or anywhere. */
function changed(text: string, changes: readonly { at: number; gone: number; piece: string }[]): string {
  return changes.reduce((before, { at, gone, piece }) => {
    let place = Math.floor(at * before.length);
    if (gone === 0 && place % 2 === 0) place = before.indexOf('>', place) + 1;
    return before.slice(0, place) + piece + before.slice(place + gone);
  }, text);
}

describe('the reader made for Green Button', () => {
  it('gives the readings that a general XML parser gives, or refuses what it refuses', () => {
    const counts = { read: 0, refused: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...feeds),
        fc.array(change, { maxLength: 3 }),
        fc.constantFrom('', ' version="1.1"', ' version="1.0" standalone="no"'),
        fc.integer({ min: 1, max: 3_000 }),
        (feed, changes, version, size) => {
          const text = changed(
            version === '' ? feed : feed.replace(/ version="1.0".*?\?>/, `${version}?>`),
            changes,
          );
          const bytes = encoder.encode(text);
          const expected = readingsOr(() => readBySaxes(NAME, bytes));
          expect(readingsOr(() => ours(bytes, size))).toEqual(expected);
          counts[expected === 'refused' ? 'refused' : 'read'] += 1;
        },
      ),
      { numRuns: Number(process.env['FEED_RUNS'] ?? 1_000) },
    );
    expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(100);
  });

  it('refuses in one place with one sentence, wherever the chunks end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...feeds),
        fc.array(change, { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 1, max: 3_000 }),
        (feed, changes, size) => {
          const bytes = encoder.encode(changed(feed, changes));
          expect(ours(bytes, size)).toEqual(ours(bytes));
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    [
      'a name is not closed',
      '</espi:value>',
      '</espi:valeu>',
      'a closing tag is not of the element that is open',
    ],
    ['a comment has two hyphens', '<feed', '<!-- a -- b --><feed', '"--" is not allowed within a comment'],
    ['a reference is not ended', 'Réservoir &amp; été', 'Tom & Jerry', 'a reference is not ended'],
    ['an attribute is twice', 'rel="self"', 'rel="self" rel="self"', 'an attribute is given twice'],
    ['an attribute has no quotes', 'rel="self"', 'rel=self', 'a tag is not written as XML demands'],
    ['a character is not allowed', 'Réservoir', 'R\u0007', 'a character is not allowed'],
    ['there are two feeds', '</feed>', '</feed><feed></feed>', 'there is a second root element'],
  ])('says why: %s', (_what, from, to, words) => {
    const text = (feeds[0] as string).replace(from, to);
    expect(ours(encoder.encode(text))).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining(`the XML is not well-formed (${words})`),
    });
  });

  it.each([
    [
      '<espi:start>1780315200',
      '<espi:start>1780315207',
      'bad-time',
      'timePeriod/espi:start',
      'not a whole minute',
    ],
    [
      '<espi:start>1780315200',
      '<espi:start>17803152000000',
      'bad-time',
      'timePeriod/espi:start',
      'between 1990 and 2100',
    ],
    [
      '3600</espi:duration><espi:start>1780315200',
      '61</espi:duration><espi:start>1780315200',
      'bad-time',
      'timePeriod/espi:duration',
      'whole minutes',
    ],
  ])(
    'names the place in a reading that is written like those before it: %s',
    (from, to, code, element, words) => {
      const text = feeds[0] as string;
      expect(text).toContain(from);
      const line = text.slice(0, text.indexOf(from)).split('\n').length;
      expect(ours(encoder.encode(text.replace(from, to)))).toMatchObject({
        code,
        line,
        element: `IntervalReading/${element.replace('espi:', '')}`,
        message: expect.stringContaining(words),
      });
    },
  );

  it.each(['\u0085', '\u2028', '\r\u0085'])('takes %j after the feed as a line end of XML 1.1', (end) => {
    const text = sampleGreenButton({ count: 3 }).trimEnd() + end;
    const as11 = text.replace(/ version="1.0".*?\?>/, ' version="1.1"?>');
    expect(ours(encoder.encode(as11))).toMatchObject({ readingCount: 3 });
    expect(ours(encoder.encode(text))).toMatchObject({ code: 'malformed' });
  });

  it('keeps no more of a feed than a chunk and the piece that it ends in', () => {
    const parser = new GreenButtonParser(NAME, LIMITS);
    const reading = encoder.encode(
      '<IntervalReading><timePeriod><start>1780000200</start></timePeriod><value></value></IntervalReading>\n'.repeat(
        700,
      ),
    );
    parser.push(encoder.encode('<feed><entry><content><IntervalBlock>'.padEnd(1_024)));
    for (let i = 0; i < 40; i += 1) parser.push(reading);
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 400; i += 1) parser.push(reading);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * 2 ** 20);
  });

  it('reads names that no feed has without keeping them', () => {
    const names = Array.from({ length: 3_000 }, (_, i) => `<n${i}></n${i}>`).join('');
    const text = sampleGreenButton({ count: 3, plain: true }).replace('<value>', `${names}<value>`);
    expect(importMeterFile(NAME, [text]).readingCount).toBe(3);
  });
});

import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPart, joinGzip, storePart } from './gzipParts.ts';

it('decompresses to the concatenated texts, with compressed and stored parts in any order', () => {
  const part = fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 400 }), isStored: fc.boolean() });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (deps) => {
      const packed = joinGzip(
        deps.map(({ text, isStored }) => (isStored ? storePart(text) : compressPart(text))),
      );
      expect(gunzipSync(packed).toString()).toBe(deps.map(({ text }) => text).join(''));
    }),
    { numRuns: 200 },
  );
});

it('compresses a part with the previous one as its dictionary', () => {
  const styles = compressPart(
    '.card { padding: 20px; border-radius: 18px; background: var(--c-surface) }'.repeat(600),
  );
  const text = '<style>.card { padding: 20px; border-radius: 18px; background: var(--c-surface) }</style>';
  const leaning = compressPart(text, styles);
  expect(leaning.deflated.length).toBeLessThan(compressPart(text).deflated.length / 2);
  expect(gunzipSync(joinGzip([storePart('a nonce'), styles, leaning])).toString()).toBe(
    `a nonce${styles.raw.toString()}${text}`,
  );
});

it('makes a page much smaller', () => {
  const page = '<li class="card">One row of many</li>'.repeat(500);
  expect(joinGzip([compressPart(page)]).length).toBeLessThan(page.length / 50);
});

it('refuses to store more than a stored block can hold', () => {
  expect(() => storePart('x'.repeat(65_536))).toThrow(RangeError);
});

import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPart, gzipOf, storePart } from './gzipParts.ts';

it('unpacks to the texts one after the other, compressed and stored in any order', () => {
  const part = fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 400 }), isStored: fc.boolean() });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const packed = gzipOf(parts.map(({ text, isStored }) => (isStored ? storePart(text) : compressPart(text))));
      expect(gunzipSync(packed).toString()).toBe(parts.map(({ text }) => text).join(''));
    }),
    { numRuns: 200 },
  );
});

it('makes a page a good deal smaller', () => {
  const page = '<li class="card">One row of many</li>'.repeat(500);
  expect(gzipOf([compressPart(page)]).length).toBeLessThan(page.length / 50);
});

it('refuses to store what a stored block cannot hold', () => {
  expect(() => storePart('x'.repeat(65_536))).toThrow(RangeError);
});

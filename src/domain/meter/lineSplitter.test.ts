import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineSplitter } from './lineSplitter.ts';

function splitLines(pieces: readonly string[], max = 100): string[] {
  const lines: string[] = [];
  const splitter = new LineSplitter(
    (bytes, from, to, line) => {
      lines.push(new TextDecoder().decode(bytes.subarray(from, to)));
      expect(line).toBe(lines.length);
    },
    max,
    (line) => {
      throw new Error(`line ${line} too long`);
    },
  );
  for (const piece of pieces) splitter.push(new TextEncoder().encode(piece));
  splitter.end();
  return lines;
}

describe('LineSplitter', () => {
  it.each([
    [['a\nb\n'], ['a', 'b']],
    [['a\r\nb'], ['a', 'b']],
    [
      ['a\r', '\nb\r\n'],
      ['a', 'b'],
    ],
    [
      ['', 'a', 'b', '\n', '\n', 'c'],
      ['ab', '', 'c'],
    ],
    [[''], []],
    [['a\rb\r'], ['a', 'b']],
    [
      ['a\r', 'b\r', '\nc'],
      ['a', 'b', 'c'],
    ],
    [['a\r\rb'], ['a', '', 'b']],
  ])('splits %j into %j', (pieces, lines) => {
    expect(splitLines(pieces)).toEqual(lines);
  });

  it('splits the same lines wherever the chunks end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r\n', '\r'), maxLength: 12 }), {
          maxLength: 8,
        }),
        fc.integer({ min: 1, max: 5 }),
        (parts, size) => {
          const text = parts.join('');
          const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
          expect(splitLines(pieces)).toEqual(splitLines([text]));
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([[['x'.repeat(101)]], [['ok\n', 'x'.repeat(60), 'x'.repeat(60)]], [[`${'x'.repeat(101)}\n`]]])(
    'stops at a line that is too long, ended or not',
    (pieces) => {
      expect(() => splitLines(pieces)).toThrow(/too long/);
    },
  );
});

import { expect, it } from 'vitest';
import { contradict } from './contradict.ts';
import type { ReadingQuality } from './readings.ts';
import { toPackedDays } from './toPackedDays.ts';

const START = Date.UTC(2026, 5, 1) / 1000;

interface Shape {
  readonly count?: number;
  readonly seconds?: number;
  readonly from?: number;
  readonly quality?: ReadingQuality;
}

/** Readings of a home, in watt-hours. */
const days = (
  wattHours: (index: number) => number,
  { count = 48, seconds = 3600, from = 0, quality = 'actual' }: Shape = {},
) => {
  const values = Uint32Array.from({ length: count }, (_, index) => wattHours(from + index) * 1000);
  return toPackedDays(
    [
      {
        start: START + from * seconds,
        intervalSeconds: seconds,
        values,
        quality,
        issuedAt: START + 90 * 86_400,
      },
    ],
    'utility',
  );
};
const home = (index: number): number => 200 + ((index * 37) % 90);
const other = (index: number): number => 420 + ((index * 53) % 110);

it.each<[string, ReturnType<typeof days>, ReturnType<typeof days>, boolean]>([
  ['the same readings', days(home), days(home), false],
  ['the same readings with more digits', days(home), days((index) => home(index) + 0.4), false],
  [
    'a correction of an evening',
    days(home),
    days((index) => (index % 24 > 16 ? other(index) : home(index))),
    false,
  ],
  ['readings of another home', days(home), days(other), true],
  ['readings of another home for part of the time', days(home), days(other, { from: 24 }), true],
  ['a time that only one of them has', days(home), days(other, { from: 48 }), false],
  ['too little to say', days(home), days(other, { count: 23 }), false],
  ['another length', days(home), days(other, { count: 96, seconds: 1800 }), false],
  ['estimates', days(home), days(other, { quality: 'estimated' }), false],
  ['two empty homes', days(() => 0), days(() => 0), false],
  ['an empty home and one that is lived in', days(() => 0), days(other), true],
])('one meter or two with the same number: %s', (_what, known, incoming, expected) => {
  expect(contradict(known, incoming)).toBe(expected);
});

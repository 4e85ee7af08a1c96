import { expect, it } from 'vitest';
import { levels } from './levels.ts';

it('draws a level for each interval, joined where they touch, with gaps where the value is unknown', () => {
  const intervals = [3, 4, null, 0].map((value, i) => ({
    startAt: String(i),
    endAt: String(i + 1),
    value,
  }));
  const scale = { x: (instant: string) => Number(instant) * 10, y: (value: number) => 100 - value };
  expect(levels(intervals, 'value', scale)).toBe('M0 97H10V96H20M30 100H40');
  expect(levels(intervals.slice(2, 3), 'value', scale)).toBe('');
});

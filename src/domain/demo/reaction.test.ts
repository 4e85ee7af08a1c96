import { expect, it } from 'vitest';
import { numbersFrom } from './numbersFrom.ts';
import { savedPercent } from './reaction.ts';

it('households react to joining each in its own way, some not at all, and none the same every evening', () => {
  const homes = Array.from({ length: 200 }, (_, home) =>
    Array.from({ length: 20 }, (_row, evening) =>
      savedPercent(numbersFrom(home), numbersFrom(home * 1_000 + evening)),
    ),
  );
  const mean = (saved: readonly number[]) => saved.reduce((sum, each) => sum + each, 0) / saved.length;
  const idle = homes.filter((saved) => mean(saved) === 0).length;
  expect(idle).toBeGreaterThan(30);
  expect(idle).toBeLessThan(70);
  expect(new Set(homes.map((saved) => Math.round(mean(saved)))).size).toBeGreaterThan(20);
  expect(homes.filter((saved) => mean(saved) > 0 && new Set(saved).size < 3)).toEqual([]);
  expect(Math.max(...homes.flat())).toBeLessThanOrEqual(78);
});

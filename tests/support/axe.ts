import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browserTest.ts';

/**
 * Makes axe parse each color once instead of for every element that has it: in a grid that was a fifth of its work. A
 * color that can't be parsed still throws each time.
 */
const parseColorsOnce = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    const found = known.get(text);
    if (found === undefined) {
      parseString.call(this, text);
      const { r, g, b, alpha } = this;
      known.set(text, { r, g, b, alpha });
      return this;
    }
    return Object.assign(this, found);
  };
}`;

/** The minified source of the builder's own axe: the page compiles it for each run, and it is less than half as long. */
const axeSource = `${readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)}\n${parseColorsOnce}`;

/** Checks WCAG 2.2 AA as far as axe can; returns nothing when it passes. */
export async function expectAccessible(page: Page): Promise<void> {
  // Elements that fade in have too little contrast at first.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Otherwise axe opens another page to put the results of several frames together.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

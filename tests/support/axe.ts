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

/** Waits until nothing moves, because elements that fade have too little contrast, and notes what begins to move from then on. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  await page.evaluate(() => {
    const note = (): void => void (document.documentElement.dataset['moved'] = '');
    delete document.documentElement.dataset['moved'];
    for (const start of ['transitionrun', 'animationstart'])
      document.addEventListener(start, note, { capture: true, once: true });
  });
}

const hasMoved = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['moved'] !== undefined);

async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Otherwise axe opens another page to put the results of several frames together.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Checks WCAG 2.2 AA as far as axe can; returns nothing when it passes. */
export async function expectAccessible(page: Page): Promise<void> {
  await still(page);
  let found = await violationsOf(page);
  // A message may have begun to fade while axe looked.
  if (found.length > 0 && (await hasMoved(page))) {
    await still(page);
    found = await violationsOf(page);
  }
  expect(found).toEqual([]);
}

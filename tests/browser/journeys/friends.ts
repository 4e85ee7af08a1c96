import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sampleGreenButton } from '../../../src/domain/meter/sampleFiles.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browserTest.ts';
import { logInDemoMember } from '../../support/demoMember.ts';
import type { OwnProduct } from '../../support/ownProduct.ts';
import { readWallet } from './wallet.ts';

/** A home of the member's friends that never had an event. */
const FRIEND = 'approval';

/** A friend's first event pays both. It comes before the time is moved, because the boost lasts 30 days. */
export function friendsJourney(started: () => OwnProduct): void {
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-friends-'));
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('journey: a friend’s first event pays both', async ({ page, browser }) => {
    const product = started();
    const friend = await browser.newPage();
    const logIn = (who: Page, role: string) =>
      logInDemoMember(who, product.origin('default'), 'default', role);
    await logIn(friend, FRIEND);
    const origin = await logIn(page, 'demo');
    const before = await readWallet(page);
    const file = join(folder, 'friend.xml');
    writeFileSync(file, sampleGreenButton({ start: Date.UTC(2020, 0, 6, 8) / 1000, count: 24 * 42 }));
    await product.command('replay', [file, '--member', `${FRIEND}@default.example`, '--brand', 'default']);
    // The boost doubles it.
    await expect
      .poll(async () => (await readWallet(page)).balance.points - before.balance.points, { timeout: 60_000 })
      .toBe(4_000);
    const bonus = (await readWallet(friend)).movements.filter(({ points }) => points === 1_000);
    expect(bonus).toHaveLength(1);
    await page.goto(`${origin}/invite`);
    await expect(page.getByText(/\$40\.00/).first()).toBeVisible();
    await expectAccessible(page);
    await friend.close();
  });
}

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { EVENT_ID, deviceInEvent, eventIn, stubEvent, withDevices } from '../support/stubEvents.ts';

const heater = deviceInEvent(1, 'Water heater', 'waterheater', { may_opt_out: true });
const hall = deviceInEvent(2, 'Hall thermostat', 'thermostat', { may_opt_out: true });
const fan = deviceInEvent(3, 'Fan', 'plug', { opt: 'out', pre_event: 'EXCLUDED', may_opt_in: true });
const meter = deviceInEvent(5, 'House monitor', 'monitor', { pre_event: 'EXCLUDED' });

const deviceSection = (page: Page) => page.getByRole('region', { name: 'Your devices' });
const open = async (page: Page): Promise<void> => {
  await page.goto(`/events/${EVENT_ID}`);
  await hydrated(page);
};

test.describe('the devices of an event', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible and fits 360 pixels (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 780 });
      const long = deviceInEvent(9, 'Donaudampfschifffahrtsgesellschaftskapitänskajütenventilator', 'plug', {
        advance: 'OFFLINE',
        history: 'FAILED',
        may_opt_out: true,
      });
      await stubEvent(
        page,
        eventIn(
          -12,
          withDevices(
            { ...heater, advance: 'SHIFTED', history: 'EXTENSION', shifted_seconds: 700 },
            hall,
            fan,
            long,
            meter,
          ),
        ),
      );
      await open(page);
      await expect(deviceSection(page).getByRole('listitem')).toHaveCount(5);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
});

import type { Page } from '@playwright/test';
import type { EnergyEvent } from '../../codegen/rest/types.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import {
  EVENT_ID,
  deviceInEvent,
  eventIn,
  realTime,
  realTimeResult,
  receiptAnswer,
  settledEvent,
  settledReceipt,
  stubEvent,
  withDevices,
} from '../support/stubEvents.ts';

const heater = deviceInEvent(1, 'Water heater', 'waterheater', { may_opt_out: true });
const hall = deviceInEvent(2, 'Hall thermostat', 'thermostat', { may_opt_out: true });
const fan = deviceInEvent(3, 'Fan', 'plug', { opt: 'out', pre_event: 'EXCLUDED', may_opt_in: true });
const lamp = deviceInEvent(4, 'Desk lamp', 'light', { pre_event: 'ISSUE', may_opt_out: true });
const meter = deviceInEvent(5, 'House monitor', 'monitor', { pre_event: 'EXCLUDED' });

const deviceSection = (page: Page) => page.getByRole('region', { name: 'Your devices' });
const open = async (page: Page): Promise<void> => {
  await page.goto(`/events/${EVENT_ID}`);
  await hydrated(page);
};

test.describe('the devices of an event', () => {
  test('EVT-17: before the event, lists devices in display order with what each will do', async ({
    page,
  }) => {
    await stubEvent(page, eventIn(90, withDevices(meter, lamp, fan, hall, heater)));
    await open(page);
    await expect(deviceSection(page).getByRole('listitem')).toHaveText([
      /^Water heater.*We’ll switch it off/,
      /^Hall thermostat.*We’ll ease the temperature/,
      /^Fan.*Sits this one out/,
      /^Desk lamp.*we can’t reach it/,
      /^House monitor.*Only measures/,
    ]);
    await expect(deviceSection(page).getByRole('switch')).toHaveCount(4);
    await expect(
      deviceSection(page).getByRole('link', { name: 'See what’s wrong with Desk lamp' }),
    ).toHaveAttribute('href', `/devices/${lamp.device_id}`);
    await expect(deviceSection(page).getByRole('link')).toHaveCount(1);
  });

  test('EVT-14: a switch opts one device out, and shows what the server answers', async ({ page }) => {
    let event = eventIn(90, withDevices(heater, fan));
    const api = await stubEvent(page, () => event);
    const said: unknown[] = [];
    api.on('/event_device_opt_in_out', (request) => {
      const body = request.postDataJSON() as { device_id: string; opt: 'in' | 'out' };
      said.push(body);
      const device = {
        ...fan,
        opt: body.opt,
        pre_event: 'INCLUDED' as const,
        may_opt_in: false,
        may_opt_out: true,
      };
      event = { ...event, ...withDevices(heater, device) };
      return { body: event };
    });
    await open(page);
    const toggle = deviceSection(page).getByRole('switch', { name: /^Fan/ });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(deviceSection(page).getByRole('listitem').nth(1)).toContainText('We’ll switch it off');
    await expect(page.getByRole('status').filter({ hasText: 'Fan is in.' })).toHaveCount(1);
    expect(said).toEqual([{ event_id: EVENT_ID, device_id: fan.device_id, opt: 'in' }]);
  });

  test('EVT-14: a refusal is shown, and the switch returns to the server’s state', async ({
    page,
    faults,
  }) => {
    faults.allow(/400/);
    const api = await stubEvent(page, eventIn(90, withDevices(fan)));
    api.on('/event_device_opt_in_out', {
      status: 400,
      body: { status: 400, error: 'It has started, so nothing can join it any more.', code: 'TOO_LATE' },
    });
    await open(page);
    const toggle = deviceSection(page).getByRole('switch', { name: /^Fan/ });
    await toggle.click();
    await expect(page.getByText('It has started, so nothing can join it any more.')).toBeVisible();
    await expect(toggle).not.toBeChecked();
  });

  test('taking a device out of a running scheduled event is final, so it needs a confirmation', async ({
    page,
  }) => {
    const running = { ...heater, advance: 'SHIFTED', history: 'OFF', shifted_seconds: 600 } as const;
    let event = eventIn(-12, withDevices(running, hall));
    const api = await stubEvent(page, () => event);
    api.on('/event_device_opt_in_out', () => {
      event = {
        ...event,
        ...withDevices(
          { ...running, opt: 'out', participation: 'OPT_OUT', history: 'DONE', may_opt_out: false },
          hall,
        ),
      };
      return { body: event };
    });
    await open(page);
    await expect(deviceSection(page)).toContainText('If you take a device out, you can’t put it back in');
    await deviceSection(page)
      .getByRole('switch', { name: /^Water heater/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Take Water heater out?' });
    await dialog.getByRole('button', { name: 'Leave it in' }).click();
    expect(api.calls).not.toContain('POST /event_device_opt_in_out');
    await deviceSection(page)
      .getByRole('switch', { name: /^Water heater/ })
      .click();
    await dialog.getByRole('button', { name: 'Take it out' }).click();
    await expect(deviceSection(page).getByRole('listitem').first()).toContainText(
      'You took it out after 10 min. It’s back to normal.',
    );
    await expect(deviceSection(page).getByRole('switch', { name: /^Water heater/ })).toHaveCount(0);
  });

  test('a device leaves a real-time event without a confirmation, because it may come back', async ({
    page,
  }) => {
    const running = { ...heater, advance: 'SHIFTED', history: 'OFF', shifted_seconds: 600 } as const;
    let event = eventIn(-12, { ...realTime, ...withDevices(running) });
    const api = await stubEvent(page, () => event);
    api.on('/event_device_opt_in_out', () => {
      event = {
        ...event,
        ...withDevices({
          ...running,
          opt: 'out',
          participation: 'OPT_OUT',
          history: 'DONE',
          may_opt_in: true,
          may_opt_out: false,
        }),
      };
      return { body: event };
    });
    await open(page);
    await deviceSection(page).getByRole('switch').click();
    await expect(deviceSection(page).getByRole('switch')).not.toBeChecked();
    await expect(deviceSection(page)).toContainText('You took it out');
  });

  test('EVT-18 to EVT-20: a running event follows its devices, and its result replaces the live view', async ({
    page,
  }) => {
    const receipt = settledReceipt(400);
    let event: EnergyEvent = eventIn(
      -12,
      withDevices({ ...heater, advance: 'SCHEDULED', history: 'SCHEDULED' }),
    );
    let isSettled = false;
    const api = await stubEvent(
      page,
      () => event,
      () => (isSettled ? receiptAnswer(receipt, receipt.pay.watts) : undefined),
    );
    await open(page);
    const row = deviceSection(page).getByRole('listitem');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^On now: 4\d min left$/);
    await expect(row).toContainText('About to start');
    event = {
      ...event,
      ...withDevices({ ...heater, advance: 'SHIFTED', history: 'OFF', shifted_seconds: 65 }),
    };
    await expect(row).toContainText('Switched off, 1 min so far');
    event = {
      ...event,
      ...withDevices({
        ...heater,
        advance: 'SHIFTED',
        participation: 'TURNED_ON_DURING',
        history: 'ALREADY_ON',
        shifted_seconds: 130,
        may_opt_out: false,
      }),
    };
    await expect(row).toContainText('Was turned back on after 2 min');
    isSettled = true;
    event = settledEvent(receipt, { devices: event.devices });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^You saved .* and earned (\$[\d,]+\.\d\d|\d+¢)$/,
    );
    await expect(page.getByRole('heading', { name: 'How we worked this out' })).toBeVisible();
    await expect(row).toContainText('Was turned back on after 2 min');
    const asked = api.calls.filter((call) => call === `GET /events/${EVENT_ID}`).length;
    await page.waitForTimeout(6_000);
    expect(api.calls.filter((call) => call === `GET /events/${EVENT_ID}`)).toHaveLength(asked);
  });

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

test.describe('a receipt', () => {
  const recompute = async (page: Page): Promise<void> => {
    await page.getByRole('heading', { name: 'Check it in your browser' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Check it' }).click();
  };

  test('is recomputed in the browser, and agrees', async ({ page }) => {
    const receipt = settledReceipt(400);
    await stubEvent(page, settledEvent(receipt), receiptAnswer(receipt, receipt.pay.watts));
    await open(page);
    await recompute(page);
    await expect(
      page.getByText(`Same result: ${receipt.pay.watts.toLocaleString('en-US')} watts`),
    ).toBeVisible();
    const table = page.getByRole('region', { name: 'Figures on the receipt and as worked out here' });
    await expect(table.getByRole('row', { name: /^Used/ })).toHaveText(/0\.400\s?kWh0\.400\s?kWh$/);
    await expectAccessible(page);
  });

  test('that was forged says which figure does not add up', async ({ page }) => {
    const honest = settledReceipt(400);
    const forged = { ...honest, pay: { ...honest.pay, watts: honest.pay.watts + 5_000 } };
    await stubEvent(page, settledEvent(forged), receiptAnswer(forged, forged.pay.watts));
    await open(page);
    await recompute(page);
    await expect(page.getByText('1 part of the receipt doesn’t add up')).toBeVisible();
    await expect(page.getByText('we get something else for the pay.')).toBeVisible();
  });

  test('that lacks a part cannot be recomputed', async ({ page }) => {
    const receipt = settledReceipt(400);
    let answer = receiptAnswer(receipt, receipt.pay.watts);
    await stubEvent(page, settledEvent(receipt), () => answer);
    await open(page);
    await expect(page.getByRole('heading', { name: 'How we worked this out' })).toBeVisible();
    answer = { ...answer, receipt: { kind: 'reduction', state: 'SETTLED' } as never };
    await recompute(page);
    await expect(page.getByText('We can’t check this receipt')).toBeVisible();
  });

  test('that pays per device names the devices, and is recomputed too', async ({ page }) => {
    const { receipt, event } = realTimeResult();
    await stubEvent(page, event, receiptAnswer(receipt, receipt.watts));
    await open(page);
    await expect(page.getByText('2 devices took part.')).toBeVisible();
    await expect(page.getByText('Family car: 4 quarter hours at 1 point')).toBeVisible();
    await expect(page.getByText('Hall thermostat: 3 quarter hours at 0.8 points')).toBeVisible();
    await recompute(page);
    await expect(page.getByText(`Same result: ${receipt.watts.toLocaleString('en-US')} watts`)).toBeVisible();
  });

  test('inside the usual error says so, with the days that the error was measured on', async ({ page }) => {
    const receipt = settledReceipt(1000);
    await stubEvent(page, settledEvent(receipt), receiptAnswer(receipt, receipt.pay.watts));
    await open(page);
    await expect(page.getByText('Too close to call', { exact: true })).toBeVisible();
    await expect(page.getByText('It never ends a streak.')).toBeVisible();
    await page
      .getByText(/days without an event, and how far/)
      .first()
      .click();
    await expect(page.getByRole('region', { name: /days without an event/ }).getByRole('row')).toHaveCount(
      receipt.noise.placeboDays.length + 1,
    );
  });
});

test('EVT-12: the list counts a member’s events and the devices taking part now', async ({ page }) => {
  await stubEvent(
    page,
    eventIn(-12, withDevices({ ...heater, advance: 'SHIFTED', history: 'OFF', shifted_seconds: 60 }, hall)),
  );
  await page.goto('/events');
  await hydrated(page);
  await expect(page.getByText('1 of 2 devices are taking part')).toBeVisible();
});

test('EVT-12: past events show their count', async ({ page }) => {
  const receipt = settledReceipt(400);
  await stubEvent(page, settledEvent(receipt), receiptAnswer(receipt, receipt.pay.watts));
  await page.goto('/events');
  await hydrated(page);
  await expect(page.getByText('You’ve taken part in 7 events')).toBeVisible();
});

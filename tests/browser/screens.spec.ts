import { expect, screenTest, test } from '../support/browserTest.ts';
import { stayLoggedIn } from '../support/demoMember.ts';
import {
  MEMBER_SCREENS,
  SIGNUP_SCREENS,
  STAFF_SCREENS,
  STRANGER_SCREENS,
  STUBBED_SCREENS,
} from '../support/screens.ts';
import { WAY_IN } from '../support/signupPage.ts';
import { stubApi } from '../support/stubApi.ts';
import { EVENT_ID, deviceInEvent, eventIn, stubEvent, withDevices } from '../support/stubEvents.ts';
import { homeInEvent } from '../support/stubHome.ts';
import { signupAt, stubSignup } from '../support/stubSignup.ts';
import { BRANDS, sweep, sweepStaff } from '../support/sweep.ts';

// Every screen is opened once, with late answers: nothing moves as they arrive, it fits a narrow phone, and it is
// accessible. The staff area's fit a desk. With EBBWATT_DEEP=1 at more widths, in light and dark, and on more brands.

test.describe.configure({ mode: 'parallel' });

const DISENROLL = {
  user: { first_name: 'Dana', last_name: 'Reyes' },
  utility_short_name: 'Cedar Power',
  drp_name: 'GridShare',
  drp_email: 'leave@gridshare.example',
};

/** Another brand calls the same things by its own words. */
const headingOn = (brand: string, heading: string | RegExp) => (brand === 'default' ? heading : /\S/);

for (const brand of BRANDS) {
  test.describe(`a member’s screens on ${brand}`, () => {
    for (const [place, { route, path = route, heading, ...screen }] of MEMBER_SCREENS.entries())
      screenTest(
        `layout: NAV-34 to NAV-36, NAV-44 to NAV-47: ${path} keeps its layout, fits and is accessible`,
        async ({ page, baseURL }) => {
          const origin = await stayLoggedIn(page, baseURL, brand);
          await sweep(page, origin, path, { ...screen, place, heading: headingOn(brand, heading) });
        },
      );
  });
}

test.describe('a stranger’s screens', () => {
  for (const [place, { route, path = route, ...screen }] of STRANGER_SCREENS.entries())
    screenTest(
      `layout: ${path} keeps its layout, fits and is accessible`,
      async ({ page, baseURL, faults }) => {
        // A page, and a password link, that aren't there.
        faults.allow(/40[04]/);
        await sweep(page, baseURL ?? '', path, { ...screen, place });
      },
    );
});

test.describe('screens of a stubbed server', () => {
  for (const [place, { route, path = route, ...screen }] of STUBBED_SCREENS.entries())
    screenTest(
      `layout: ${route} keeps its layout, fits and is accessible`,
      async ({ page, baseURL, faults }) => {
        faults.allow(/503/);
        const api = await stubApi(page);
        api.on('/disenroll', { body: DISENROLL });
        api.on('/reset_password/check', { body: { ok: true } });
        if (route === '/maintenance')
          api.on('/user_status', { status: 503, body: { status: 503, error: 'Later.' } });
        await sweep(page, baseURL ?? '', path, { ...screen, place });
        expect(new URL(page.url()).pathname).toBe(route);
        await page.unrouteAll({ behavior: 'wait' });
      },
    );

  screenTest(
    'layout: an event keeps its layout, fits and is accessible with devices in every state and a name without spaces',
    async ({ page, baseURL }) => {
      await stubEvent(
        page,
        eventIn(
          -12,
          withDevices(
            deviceInEvent(1, 'Water heater', 'waterheater', {
              advance: 'SHIFTED',
              history: 'EXTENSION',
              shifted_seconds: 700,
              may_opt_out: true,
            }),
            deviceInEvent(2, 'Hall thermostat', 'thermostat', { may_opt_out: true }),
            deviceInEvent(3, 'Fan', 'plug', { opt: 'out', pre_event: 'EXCLUDED', may_opt_in: true }),
            deviceInEvent(4, 'Donaudampfschifffahrtsgesellschaftskapitänskajütenventilator', 'plug', {
              advance: 'OFFLINE',
              history: 'FAILED',
              may_opt_out: true,
            }),
            deviceInEvent(5, 'House monitor', 'monitor', { pre_event: 'EXCLUDED' }),
          ),
        ),
      );
      await sweep(page, baseURL ?? '', `/events/${EVENT_ID}`, { heading: /\S/, place: 0 });
      await expect(page.getByRole('region', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(5);
      await page.unrouteAll({ behavior: 'wait' });
    },
  );
});

screenTest(
  'layout: Home keeps its layout, fits and is accessible while an event runs',
  async ({ page, baseURL }) => {
    const event = eventIn(
      -12,
      withDevices(
        deviceInEvent(1, 'Water heater', 'waterheater', { advance: 'SHIFTED', shifted_seconds: 700 }),
        deviceInEvent(2, 'Hall thermostat', 'thermostat', { advance: 'OFFLINE' }),
      ),
    );
    const api = await stubEvent(page, event);
    api.on('/graphql/internal', { body: homeInEvent(event) });
    api.on(`/event_device_participation/${EVENT_ID}`, {
      body: { event_id: EVENT_ID, devices: Object.values(event.devices) },
    });
    await sweep(page, baseURL ?? '', '/', { from: `/events/${EVENT_ID}`, heading: 'Hi, Dana', place: 1 });
    await expect(page.getByText('Hall thermostat').first()).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test.describe('the steps of a sign-up', () => {
  for (const [place, [step, question, change]] of SIGNUP_SCREENS.entries())
    screenTest(
      `layout: SGN-01 to SGN-17: ${step}: "${question}" keeps its layout, fits and is accessible`,
      async ({ page, baseURL }) => {
        await page.context().clearCookies();
        const api = await stubSignup(page, signupAt(step, change));
        api.on('/signup/utility_outage', {
          body: { in_outage: true, short_name: 'Cedar Power', outageEndDttm: null },
        });
        await sweep(page, baseURL ?? '', WAY_IN, { heading: question, place });
        await expect(page).toHaveURL(`/signup/${step}`);
        await expect(page.getByRole('progressbar', { name: 'Sign-up progress' })).toHaveAttribute(
          'aria-valuetext',
          // The postal code decides their number.
          step === 'zip_code' ? /^Step 1: / : /^Step \d of \d: /,
        );
        await page.unrouteAll({ behavior: 'wait' });
      },
    );
});

test.describe('the staff area’s screens', () => {
  for (const [place, { route, path = route, ...screen }] of STAFF_SCREENS.entries())
    screenTest(
      `layout: INT-02: ${path} keeps its layout, fits and is accessible`,
      async ({ page, baseURL }) => {
        const origin = await stayLoggedIn(page, baseURL, 'default', 'staff');
        await sweepStaff(page, origin, path, { ...screen, place });
      },
    );
});

import { expect, test } from '@playwright/test';
import { JOINING } from '../../src/server/demo/answers.ts';
import { nextEvening } from '../../src/server/demo/eveningPlan.ts';
import { DEMO_PASSWORD, demoEmail } from '../../src/server/demo/people.ts';
import { otherEngines, type Visitor } from '../support/engines.ts';

// A short journey in the engines that the other browser tests don't run in, on a brand whose other tests use neither these
// members nor these utilities. Each changes what it can change once, so a second try has members of its own. Some
// of the cast join by themselves.

const BRAND = 'us-energy';
const MEMBERS = { Firefox: ['diamond', 'retail'], WebKit: ['solar', 'silver'] } as const;

/** On a demonstration that is hours old the evening may have come: there is nothing to join just before it and while it runs. */
function hasEventToJoin(): boolean {
  const [now, zone] = [Date.now(), 'America/Chicago'];
  // The plan wants 90 minutes' notice, and an evening lasts an hour.
  const { start } = nextEvening(zone, new Date(now - 150 * 60_000));
  return start.getTime() > now + 10 * 60_000;
}

async function logIn(visitor: Visitor, origin: string, email: string): Promise<void> {
  await visitor.open(`${origin}/login`);
  await visitor.fill('Email address', email);
  await visitor.fill('Password', DEMO_PASSWORD);
  await visitor.press('Log in');
  await visitor.sees('Where you stand');
}

async function logOut(visitor: Visitor, origin: string): Promise<void> {
  await visitor.open(`${origin}/settings`);
  await visitor.press('Log out');
  await visitor.sees('You’re logged out');
}

for (const { name, missing, start } of otherEngines)
  test(`journey: in ${name} a member joins an event, sees the wallet, spins, redeems, and staff add a utility`, async ({
    baseURL,
  }) => {
    test.skip(missing !== null, missing ?? '');
    const { retry } = test.info();
    const role = MEMBERS[name][retry % 2] ?? 'diamond';
    const address = new URL(baseURL ?? '');
    address.hostname = `${BRAND}.localhost`;
    const { origin } = address;
    const visitor = await start();
    try {
      await logIn(visitor, origin, demoEmail(BRAND, role));
      if (hasEventToJoin() && !JOINING.has(role)) {
        await visitor.press(/^Join this/);
        await visitor.sees('You’re in');
      }

      await visitor.open(`${origin}/wallet`);
      await visitor.sees(/\$\d+\.\d\d/);

      await visitor.open(`${origin}/rewards/wheel`);
      await visitor.press('Spin the wheel');
      await visitor.press(/^(?:Continue|Decide later)$/);

      await visitor.open(`${origin}/rewards?type=DONATION`);
      await visitor.press(/Warm homes fund/);
      await visitor.press('Continue');
      await visitor.press(/^Order for/);
      await expect.poll(() => visitor.address()).toMatch(/\/orders\//);
      await visitor.sees(/Warm homes fund/);
      await logOut(visitor, origin);

      await logIn(visitor, origin, demoEmail(BRAND, 'staff'));
      await visitor.open(`${origin}/internal/utilities/new`);
      await visitor.fill('Acronym', `${name.toUpperCase()}${retry}`);
      await visitor.fill('Name', `${name} Power ${retry}`);
      await visitor.fill('Short name', name);
      await visitor.fill('Time zone', 'America/Los_Angeles');
      await visitor.press('Review change');
      await visitor.fill('Reason', 'A browser more');
      await visitor.press('Add the utility');
      await visitor.sees('“A browser more”');
      await logOut(visitor, origin);
    } finally {
      await visitor.close();
    }
  });

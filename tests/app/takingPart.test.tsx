import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { postalCoverage, utilities } from '../../src/server/programs/tables.ts';
import { memberSignups } from '../../src/server/signup/tables.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import { everythingIsNear } from '../support/everythingIsNear.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { wholeApp } from '../support/wholeApp.tsx';

everythingIsNear();
const app = wholeApp();
let place: Neighbourhood;

const SERVED = '94103';
const LATER = '94104';
const UNSERVED = '94105';

beforeAll(async () => {
  const { database, clock } = app.server;
  place = await Neighbourhood.on(database.db, clock);
  await database.db
    .update(utilities)
    .set({ connectionMethod: 'INTERFACE', partnerClientId: 'cedar' })
    .where(eq(utilities.id, place.utilityId));
  await database.db.insert(postalCoverage).values(
    [
      [SERVED, 1],
      [LATER, 2],
    ].map(([postalCode, eligibility]) => ({
      brand: 'default',
      postalCode: String(postalCode),
      utilityId: place.utilityId,
      eligibility: Number(eligibility),
    })),
  );
  await place.event('2026-06-15', 18, 19);
});

interface Home {
  readonly code: string;
  /** `program`: in the utility's program; `other`: a utility that isn't in the list. */
  readonly connection?: readonly [
    state: string,
    substate: string | null,
    kind?: 'program' | 'other' | 'never connected',
  ];
}

async function makeHome({ code, connection }: Home) {
  const { database, clock } = app.server;
  const email = `home-${place.newId()}@example.org`;
  const memberId = await app.newMember({
    email,
    password: 'four quiet evening hours',
    firstName: 'Dana',
    lastName: 'Reyes',
    postalCode: code,
    features: [
      'signup_phone',
      'banner_utility',
      'nav_full_experience',
      'dashboard_standing',
      'dashboard_setup_steps',
    ],
  });
  const now = clock.now();
  if (connection !== undefined) {
    const [widgetState, widgetSubstate, kind] = connection;
    await database.db.insert(utilityConnections).values({
      memberId,
      brand: 'default',
      utilityId: kind === 'other' ? null : place.utilityId,
      otherUtility: kind === 'other' ? 'Dogwood Electric' : null,
      programId: kind === 'program' ? place.programId : null,
      enrolledAt: kind === 'program' ? now : null,
      widgetState,
      widgetSubstate,
      everReachedAuthDone: kind === undefined || kind === 'program',
      enrollStateAt: now,
    });
  }
  await database.db.insert(memberSignups).values({
    memberId,
    brand: 'default',
    verifiedAt: now,
    createdAt: now,
    skipped: [
      'select_utility',
      'connect_utility',
      'connect_utility_oauth',
      'utility_outage',
      'check_eligible',
      'connect_phone',
      'confirm_phone',
      'appliances',
      'select_tplink',
    ],
  });
  return { memberId, email };
}

/** What only a home that can take part may read. */
const PROMISES =
  /day before|in your first event|saves for you automatically\.|Your next event earns|Two ways out of|in the first event|all set|Join this|join the next/i;
/** Steps of a member who has only to connect. */
const STEPS = /Get ready for your first event|Join an OhmHour|Unlock energy events/;
/** So that nothing is read of the page before. */
const HEADINGS: Readonly<Record<string, RegExp>> = {
  '/': /^Hi, /,
  '/events': /^Events$/,
  '/rewards': /^Rewards$/,
  '/settings/home': /^Home and utility$/,
  '/settings/vacation': /^Vacation/,
  '/signup/connect_phone?edit=true': /mobile number/,
};
const page = () => document.body.textContent.replaceAll(/\s+/g, ' ');

interface Told {
  readonly can: 'not_yet' | 'no';
  readonly why: string;
  /** The sentence of Home, Events and Settings. */
  readonly sentence: string;
  readonly action: string;
  /** In the welcome email. */
  readonly mail: string;
}

const CAST: readonly (readonly [string, Home, Told])[] = [
  [
    'an area without utility',
    { code: UNSERVED },
    {
      can: 'no',
      why: 'no_utility',
      sentence: 'No utility in your area takes part yet, so there are no OhmHours to join.',
      action: 'Update my zip code',
      mail: 'No utility in your area takes part yet',
    },
  ],
  [
    'an area without events yet',
    { code: LATER },
    {
      can: 'not_yet',
      why: 'area_later',
      sentence: 'Homes in your area can’t take part in OhmHours yet',
      action: 'Connect my utility',
      mail: 'Homes in your area can’t join OhmHours yet',
    },
  ],
  [
    'connected in an area without events yet',
    { code: LATER, connection: ['MarketEnrolled', null] },
    {
      can: 'not_yet',
      why: 'area_later',
      sentence: 'Homes in your area can’t take part in OhmHours yet',
      action: 'Update my zip code',
      mail: 'Homes in your area can’t join OhmHours yet',
    },
  ],
  [
    'UTL-61: an unsupported utility',
    { code: SERVED, connection: ['PreValid', 'UtilityNotSupported', 'other'] },
    {
      can: 'no',
      why: 'not_supported',
      sentence: 'Unfortunately, your utility does not support Ebbwatt at this time.',
      action: 'Update my zip code',
      mail: 'Your utility doesn’t support Ebbwatt',
    },
  ],
  [
    'UTL-62: a utility that rejects the home',
    { code: SERVED, connection: ['AuthDone', 'Rejected'] },
    {
      can: 'no',
      why: 'rejected',
      sentence: 'Unfortunately, you are not eligible',
      action: 'Contact Us',
      mail: 'Your utility declined your application',
    },
  ],
  [
    'a market that rejects a home which the table calls connected',
    { code: SERVED, connection: ['MarketReady', 'Rejected'] },
    {
      can: 'no',
      why: 'rejected',
      sentence: 'Unfortunately, you are not eligible',
      action: 'Contact Us',
      mail: 'Your utility declined your application',
    },
  ],
  [
    'UTL-65: another program',
    { code: SERVED, connection: ['AuthDone', 'ConflictingDRP'] },
    {
      can: 'not_yet',
      why: 'conflict',
      sentence: "Looks like you're enrolled in a different energy saving Demand Response program.",
      action: 'Disenroll to Earn Rewards',
      mail: 'Your home is in another energy-saving program',
    },
  ],
  [
    'UTL-68: a duplicate',
    { code: SERVED, connection: ['AuthDone', 'Duplicate'] },
    {
      can: 'not_yet',
      why: 'duplicate',
      sentence: 'says your home is already connected to another account',
      action: 'Contact Us',
      mail: 'Your home is already connected to another account',
    },
  ],
  [
    'UTL-66: a home that moved',
    { code: SERVED, connection: ['pending', 'PossibleMove'] },
    {
      can: 'not_yet',
      why: 'moved',
      sentence: 'Have you moved recently?',
      action: 'I moved',
      mail: 'you may have moved',
    },
  ],
  [
    'UTL-63: awaiting attestation',
    { code: SERVED, connection: ['AuthDone', 'AttestationNeeded'] },
    {
      can: 'not_yet',
      why: 'attestation',
      sentence: 'Looks like you need to provide information about backup generators.',
      action: 'Contact Us',
      mail: 'information about backup generators',
    },
  ],
  [
    'UTL-52: disconnected',
    { code: SERVED, connection: ['AuthStart', 'Disconnected'] },
    {
      can: 'not_yet',
      why: 'disconnected',
      sentence: 'no longer shares your readings with us',
      action: 'Connect my utility',
      mail: 'no longer shares your readings',
    },
  ],
  [
    'UTL-48: not connected yet',
    { code: SERVED, connection: ['AuthStart', 'Started', 'never connected'] },
    {
      can: 'not_yet',
      why: 'not_connected',
      sentence: 'To get paid to save energy, you need to connect your utility',
      action: 'Connect my utility',
      mail: 'Your utility isn’t connected yet',
    },
  ],
  [
    'connected, but in no program',
    { code: SERVED, connection: ['MarketEnrolled', null] },
    {
      can: 'not_yet',
      why: 'no_program',
      sentence: 'there’s no program for it yet, so it can’t join OhmHours',
      action: 'Contact Us',
      mail: 'there’s no program for it yet',
    },
  ],
];

describe.each(CAST)('%s', (_who, home, { can, why, sentence, action, mail }) => {
  it('is told the same everywhere, with what to do, and is promised no event', async () => {
    const { memberId, email } = await makeHome(home);
    const opened = await app.open('/', { as: memberId });
    const { browser } = opened;
    expect((await browser.call('/settings')).json()).toMatchObject({ taking_part: { can, why } });
    expect((await browser.call('/api/v2/signup')).json()).toMatchObject({
      step: 'dashboard',
      taking_part: { can, why },
    });
    const cannot =
      can === 'no' ? /Your home can’t join OhmHours(?! yet)/ : /Your home can’t join OhmHours yet/;

    const seen = async (path: string, ...expected: readonly (RegExp | string)[]) => {
      await opened.go(path);
      await waitFor(() => {
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(HEADINGS[path] ?? '');
        for (const each of expected) expect(page()).toMatch(typeof each === 'string' ? escaped(each) : each);
      });
      if (path !== '/settings/home') expect(page()).not.toMatch(PROMISES);
      if (why !== 'not_connected' && why !== 'disconnected') expect(page()).not.toMatch(STEPS);
    };
    const acts = () => expect(screen.getAllByRole('link', { name: action })[0]).toBeVisible();

    await seen('/', sentence, cannot, 'See why, and what you can do');
    acts();
    await seen('/events', sentence, cannot);
    acts();
    await seen('/settings/home', sentence);
    acts();
    await seen('/settings/vacation', cannot);
    await seen('/rewards', cannot);
    await seen(
      '/signup/connect_phone?edit=true',
      can === 'no'
        ? /It keeps your account safer\.(?! )/
        : 'can text you about OhmHours once your home can join them',
    );

    await app.server.worker.runUntilIdle();
    const welcome = app.server.sentMail.find(({ to }) => to === email);
    expect(welcome).toMatchObject({ subject: 'Welcome to Ebbwatt' });
    expect(welcome?.text.replaceAll(/\s+/g, ' ')).toContain(mail);
    expect(welcome?.text).not.toMatch(PROMISES);
  });
});

it.each<[string, Home]>([
  ['connected', { code: SERVED, connection: ['MarketEnrolled', null, 'program'] }],
  ['UTL-64: awaiting final approval', { code: SERVED, connection: ['MarketReady', 'ISOReady', 'program'] }],
  ['connected where its area has no events yet', { code: LATER, connection: ['AuthDone', null, 'program'] }],
])('a home that can take part is asked to join, everywhere: %s', async (_who, home) => {
  const { memberId, email } = await makeHome(home);
  const { browser, go } = await open(memberId);
  const isAsked = () =>
    waitFor(() => expect(screen.getByRole('button', { name: /^Join this/ })).toBeVisible());
  await isAsked();
  await go('/events');
  await isAsked();
  for (const path of ['/rewards', '/settings/vacation', '/settings/home']) {
    await go(path);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    expect(page()).not.toMatch(/can’t (?:join|take part)/);
  }
  await go('/signup/connect_phone?edit=true');
  expect(await screen.findByText(/can text you about OhmHours\./)).toBeVisible();
  expect((await browser.call('/api/v2/signup')).json()).toMatchObject({
    step: 'dashboard',
    taking_part: { can: 'yes', why: null },
  });
  await app.server.worker.runUntilIdle();
  expect(app.server.sentMail.find(({ to }) => to === email)?.text).toContain('the day before each OhmHour');
});

async function open(memberId: string) {
  const opened = await app.open('/', { as: memberId });
  return { browser: opened.browser, go: (to: string) => opened.go(to) };
}

const escaped = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

import { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { clientApp, DANA, feature, renderHtml } from '../../../../tests/support/clientApp.tsx';
import { ScreenDataContext } from '../../platform/screen/screen.ts';
import { homeLoaderQuery, loader } from './homeLoader.ts';
import HomeScreen from './HomeScreen.tsx';
import { StreakWordsLazy } from './lazy/StreakWordsLazy.tsx';
import { TierWordsLazy } from './lazy/TierWordsLazy.tsx';

const WIDGETS = [
  'dashboard_setup_steps',
  'dashboard_last_result',
  'dashboard_standing',
  'dashboard_balance',
] as const;
const NOW = Date.parse('2026-07-01T22:40:00Z');

const newMember = {
  greetingName: 'Dana',
  timeZone: 'America/Los_Angeles',
  nextEvent: null,
  lastResult: null,
  waitingResult: null,
  standing: {
    tier: 'Carbon',
    nextTier: 'Bronze',
    nextTierPercent: null,
    meanReductionPercent: null,
    resultsCounted: 0,
    multiplierHundredths: 100,
    streak: 0,
    streakBonusHundredths: 0,
    rules: {
      goldPercent: 15,
      platinumPercent: 40,
      diamondPercent: 80,
      tierMultipliersHundredths: [100, 100, 100, 150, 200, 250],
      tierResults: 5,
      tierWithFewerResults: 'Gold',
      streakStepHundredths: 5,
      streakMaximumHundredths: 100,
      streakSoftLandingAbove: 20,
      streakSoftLanding: 10,
    },
  },
  balance: { watts: 0, points: 0 },
  meterData: { hasReadings: false },
  setupSteps: [
    { __typename: 'SetupStep', key: 'HOME_LOCATION', status: 'COMPLETE', path: '/signup/zip_code?edit=true' },
    { __typename: 'SetupStep', key: 'UTILITY', status: 'NOT_STARTED', path: '/signup/utility?edit=true' },
  ],
  utility: {
    status: 'ISSUE',
    sentence: 'message.connect',
    turn: 'MEMBER',
    actions: [
      { key: 'connect', path: '/signup/utility?edit=true', helpTopic: null },
      { key: 'updateZip', path: '/signup/zip_code?edit=true', helpTopic: null },
    ],
    utilityName: 'Cedar Power',
    outageToo: false,
    outageEndAt: null,
  },
  takingPart: { can: 'NOT_YET', why: 'not_connected' },
  devicesInTrouble: [],
  phoneToConfirm: false,
};
const hallway = { deviceId: 'd1', name: 'Hallway' };
const allWell = { status: 'CONNECTED', sentence: 'connected', turn: 'NOBODY', actions: [] };
const settled = {
  ...newMember,
  setupSteps: [],
  utility: { ...newMember.utility, ...allWell },
  takingPart: { can: 'YES', why: null },
};
const nextEvent = {
  __typename: 'HomeEvent',
  isTest: false,
  eventId: 'e1',
  type: 'PARTICIPATION_REDUCTION',
  startAt: '2026-07-02T01:00:00Z',
  endAt: '2026-07-02T02:00:00Z',
  opt: 'NONE',
  mayOptIn: true,
  mayOptOut: true,
  leavingBreaksStreak: true,
  hasDevices: true,
  likelyPointsLow: 120,
  likelyPointsHigh: 340,
  likelyPointsOwn: [340, 120],
  toMakeUp: null,
  likelyOtherResults: 40,
  vacation: null,
};
const lastResult = {
  __typename: 'HomeResult',
  eventId: 'e0',
  type: 'PARTICIPATION_REDUCTION',
  startAt: '2026-07-01T01:00:00Z',
  endAt: '2026-07-01T02:00:00Z',
  reductionWattHours: 1196,
  baselineWattHours: 2840,
  usedWattHours: 1644,
  points: 1,
  watts: 100,
  estimateOnly: false,
  withinNoise: false,
  setAgainst: null,
  intervals: [],
};
const waitingResult = {
  __typename: 'WaitingResult',
  eventId: 'e2',
  startAt: '2026-07-01T20:00:00Z',
  endAt: '2026-07-01T21:00:00Z',
};

interface Shown {
  /** The part of the page to render; default: the whole screen. */
  readonly part?: ReactNode;
  readonly brand?: string;
  readonly widgets?: readonly (typeof WIDGETS)[number][];
  /** Of the standing. */
  readonly variation?: string;
  /** Whether the code of Home's list has loaded; otherwise placeholders show. */
  readonly isLoaded?: boolean;
}

async function renderHome(home: object, shown: Shown = {}): Promise<string> {
  // Text only, with what follows a tag kept apart.
  return (await renderMarkup(home, shown))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
}

async function renderMarkup(
  home: object,
  { brand = 'default', widgets = WIDGETS, variation, part = <HomeScreen />, isLoaded = true }: Shown,
): Promise<string> {
  const app = await clientApp({
    brand,
    user: DANA,
    features: widgets.map((key) => ({
      ...feature(key),
      ...(key === 'dashboard_standing' && variation !== undefined && { variation }),
    })),
    page: { now: NOW },
  });
  const operation = createOperationDescriptor(getRequest(homeLoaderQuery), {});
  app.services.relay.commitPayload(operation, {
    viewer: { session: null, googleRhr: null, uiAttributes: { dashboardQuitCarbonSectionSeen: 1 }, home },
  });
  app.services.relay.retain(operation);
  const data = await loader({
    app: app.services,
    params: {},
    url: new URL('http://localhost:3000/'),
    signal: new AbortController().signal,
    onLeave: () => undefined,
    onReplaced: () => undefined,
  });
  const here = isLoaded ? data : { ...data, Setup: undefined };
  return renderHtml(app, <ScreenDataContext value={here}>{part}</ScreenDataContext>, '/');
}

describe('Home', () => {
  it('HOM-14: a new member sees what to do next instead of an empty page', async () => {
    const text = await renderHome(newMember);
    expect(text).toContain('Hi, Dana');
    expect(text).toContain('Your home can’t join OhmHours yet');
    expect(text).toContain('1 of 2 done');
    expect(text).toContain('Connect your utility');
    expect(text).toContain('To get paid to save energy, you need to connect your utility to Ebbwatt.');
    expect(text).not.toContain('See your past');
  });

  it.each([true, false])('the list holds only list items (its code has arrived: %s)', async (isLoaded) => {
    const html = await renderMarkup({ ...newMember, devicesInTrouble: [hallway] }, { isLoaded });
    const { document } = new Window();
    document.body.innerHTML = html;
    const items = [...(document.querySelector('ul.list')?.children ?? [])];
    expect(items.map(({ localName }) => localName)).toEqual(['li', 'li', 'li']);
  });

  it('the next event: when in the home’s zone, how soon, what it is likely to pay, one button', async () => {
    const text = await renderHome({ ...newMember, setupSteps: [], nextEvent });
    expect(text).toContain('Next OhmHour');
    expect(text).toContain('in 2 h 20 min');
    expect(text).toContain('Today, 6–7 PM');
    expect(text).toContain('$1.20–$3.40 You’ll likely earn');
    expect(text).toContain('Join this OhmHour');
  });

  it('a narrow range is told as one amount, and a newcomer’s as what other homes got', async () => {
    const event = { ...nextEvent, likelyPointsLow: 110, likelyPointsHigh: 130, likelyPointsOwn: [] };
    const text = await renderHome({ ...newMember, setupSteps: [], nextEvent: event });
    expect(text).toContain('about $1.20 You’ll likely earn');
  });

  it('that is a test says so, and promises nothing', async () => {
    const test = { ...nextEvent, isTest: true, likelyPointsLow: null, likelyPointsHigh: null };
    const text = await renderHome({ ...newMember, setupSteps: [], nextEvent: test });
    expect(text).toContain('This is a test. No points this time');
    expect(text).not.toContain('likely earn');
    expect(await renderHome({ ...newMember, setupSteps: [], nextEvent })).not.toContain('This is a test.');
  });

  it('BRD-16: by the brand’s name for it', async () => {
    expect(await renderHome({ ...newMember, nextEvent }, { brand: 'au-retailer' })).toContain(
      'Join this SpikeHour',
    );
  });

  it('says that the member has joined, and offers to leave', async () => {
    const text = await renderHome({ ...newMember, nextEvent: { ...nextEvent, opt: 'IN', mayOptIn: false } });
    expect(text).toContain('You’re in');
    expect(text).toContain('Leave');
    expect(text).not.toContain('Join this');
  });

  it.each([
    [true, 'Your devices take part automatically'],
    [false, 'It pays for connected devices, and you don’t have one yet. Connect a device'],
  ])('EVT-01: a real-time event, in a home with a device: %s', async (hasDevices, words) => {
    expect(
      await renderHome({
        ...newMember,
        nextEvent: {
          ...nextEvent,
          type: 'PARTICIPATION_REDUCTION_RT',
          opt: 'IN',
          mayOptIn: false,
          hasDevices,
        },
      }),
    ).toContain(words);
  });

  it('EVT-22: a running event, with the time left', async () => {
    const text = await renderHome({
      ...newMember,
      nextEvent: {
        ...nextEvent,
        startAt: '2026-07-01T22:00:00Z',
        endAt: '2026-07-01T23:00:00Z',
        opt: 'IN',
        mayOptIn: false,
      },
    });
    expect(text).toContain('OhmHour is on now');
    expect(text).toContain('20 min left until 4 PM');
  });

  it.each<[variation: string | undefined, ...order: string[]]>([
    [undefined, 'Next OhmHour', 'You saved 1.2 kWh', '1 of 2 done', 'Where you stand'],
    ['first', 'Next OhmHour', 'You saved 1.2 kWh', 'Where you stand', '1 of 2 done'],
    ['lead', 'Where you stand', 'Next OhmHour', 'You saved 1.2 kWh', '1 of 2 done'],
  ])(
    'HOM-07: on the server already, the standing has its place by the variation %s',
    async (variation, ...order) => {
      const text = await renderHome(
        { ...newMember, nextEvent, lastResult },
        variation === undefined ? {} : { variation },
      );
      const places = order.map((words) => text.indexOf(words));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  it('the last result in a sentence, in the brand’s money', async () => {
    expect(await renderHome({ ...newMember, lastResult })).toContain('You saved 1.2 kWh and earned 1¢ ');
  });

  it('what of the last saving made up for an earlier event', async () => {
    const setAgainst = { __typename: 'SetAgainst', wattHours: 300, date: '2026-06-24' };
    const words = '0.3 kWh from June 24 was set against it.';
    expect(await renderHome({ ...newMember, lastResult: { ...lastResult, setAgainst } })).toContain(words);
    expect(await renderHome({ ...newMember, lastResult })).not.toContain('was set against it');
  });

  it.each([
    ['2026-07-03T15:00:00Z', 'we expect your result on Friday at the latest.'],
    [
      '2026-07-01T22:00:00Z',
      'Your utility is taking longer than usual. We’ll post your result as soon as your readings are here.',
    ],
    [null, 'They usually take a day or two. We’ll post your result as soon as they’re here.'],
  ])('the wait for the result of an event that is over, expected by %s', async (resultBy, words) => {
    const text = await renderHome({
      ...newMember,
      lastResult,
      waitingResult: { ...waitingResult, resultBy },
    });
    expect(text).toContain('OhmHour · Today, 1–2 PM We’re waiting for your meter readings');
    expect(text).toContain(words);
    expect(text.indexOf('waiting for your meter')).toBeLessThan(text.indexOf('You saved 1.2 kWh'));
  });

  it('HOM-04: each tier says what it pays', async () => {
    expect(await renderHome(newMember)).toContain('Tier · standard rate How?');
    const text = await renderHome(newMember, { part: <TierWordsLazy /> });
    expect(text).toContain('Carbon earns the standard rate. Build a streak to earn more.');
    expect(text).toContain('Gold: 15% saved on average · 1.5× points');
    expect(text).toContain('Diamond: 80%, over 5 results · 2.5× points');
  });

  it('HOM-04: a mean below zero is more use, never a negative saving', async () => {
    const standing = {
      ...newMember.standing,
      tier: 'Silver',
      nextTier: 'Gold',
      nextTierPercent: 15,
      meanReductionPercent: -6.9,
      resultsCounted: 3,
    };
    const text = await renderHome({ ...settled, standing });
    expect(text).toContain('You used 7% more than usual on average. Gold begins at 15%.');
    const why = await renderHome({ ...settled, standing }, { part: <TierWordsLazy /> });
    expect(why).toContain('Over your last 3 results, you used 7% more than usual on average.');
    expect(text + why).not.toMatch(/[-−]\d/);
  });

  it.each([
    ['missed', { startAt: '2026-07-01T22:00:00Z', endAt: '2026-07-01T23:00:00Z' }],
    ['over', { startAt: '2026-07-01T20:00:00Z', endAt: '2026-07-01T21:00:00Z', opt: 'IN' }],
    ['declined and closed', { opt: 'OUT', mayOptIn: false }],
  ])('an event that is %s has no likely pay', async (_what, more) => {
    expect(await renderHome({ ...newMember, nextEvent: { ...nextEvent, ...more } })).not.toContain(
      'You’ll likely earn',
    );
  });

  it('HOM-09: the balance is money first, then points; watts are only in the wallet', async () => {
    const text = await renderHome({
      ...newMember,
      balance: { points: 1834, watts: 183_455 },
      lastResult,
      nextEvent,
    });
    expect(text).toContain('$18.34 1,834 points');
    expect(text).not.toMatch(/\bwatts?\b/i);
  });

  it('a result within the noise is too close to call', async () => {
    const text = await renderHome({ ...newMember, lastResult: { ...lastResult, withinNoise: true } });
    expect(text).toContain('close to your usual use');
    expect(await renderHome({ ...newMember, lastResult })).not.toContain('close to your usual use');
  });

  it.each([
    ['short-missing', 'OTHERS', 'Good to know', 'A few days of readings are missing.'],
    ['long-missing', 'MEMBER', 'Needs your attention', 'We haven’t had any readings for more than a week'],
  ])('HOM-16: readings that are %s', async (gap, turn, title, words) => {
    const utility = { ...newMember.utility, ...allWell, sentence: `readings.${gap}`, turn };
    const text = await renderHome({ ...settled, utility });
    expect(text).toContain(title);
    expect(text).toContain(words);
    expect(text).not.toContain('sends us your meter readings');
  });

  it('lists nothing while all is well', async () => {
    const text = await renderHome(settled);
    for (const title of ['Needs your attention', 'Good to know', 'Get ready', 'utility connection'])
      expect(text).not.toContain(title);
  });

  it('lists everything that needs the member, each thing once', async () => {
    const text = await renderHome({ ...newMember, devicesInTrouble: [hallway], phoneToConfirm: true });
    for (const once of [
      'See what’s wrong',
      'Hallway isn’t taking part',
      'Connect my utility',
      'Confirm your phone',
    ])
      expect(text.split(once)).toHaveLength(2);
    expect(
      await renderHome({ ...settled, devicesInTrouble: [hallway, { deviceId: 'd2', name: 'Desk' }] }),
    ).toContain('2 devices aren’t taking part Hallway and Desk');
  });

  it('explains tier and streak with the figures of the member’s own program', async () => {
    const rules = {
      goldPercent: 12,
      platinumPercent: 33,
      diamondPercent: 71,
      tierMultipliersHundredths: [90, 100, 110, 160, 225, 310],
      tierResults: 4,
      tierWithFewerResults: 'Platinum',
      streakStepHundredths: 4,
      streakMaximumHundredths: 60,
      streakSoftLandingAbove: 17,
      streakSoftLanding: 6,
    };
    const shown = { ...newMember, standing: { ...newMember.standing, rules } };
    const parts = [<HomeScreen key="home" />, <TierWordsLazy key="tier" />, <StreakWordsLazy key="streak" />];
    const text = (await Promise.all(parts.map((part) => renderHome(shown, { part })))).join(' ');
    for (const figure of ['12%', '33%', '71%', '4%', '60%', '0.9× points', '2.25× points', '3.1× points'])
      expect(text).toContain(figure);
    for (const words of ['Platinum: 33% ', 'Diamond: 71%, over 4 results', 'over 17 drops to 6'])
      expect(text).toContain(words);
    expect(text).not.toContain('80%');
  });

  it('HOM-07: a widget whose key is off is not there', async () => {
    const text = await renderHome({ ...newMember, lastResult }, { widgets: ['dashboard_balance'] });
    expect(text).toContain('What you have');
    for (const gone of ['Where you stand', 'Get ready', 'You saved']) expect(text).not.toContain(gone);
  });
});

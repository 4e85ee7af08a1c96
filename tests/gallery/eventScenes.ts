import type { Page } from '@playwright/test';
import type { EnergyEvent, EventReceipt } from '../../codegen/rest/types.ts';
import {
  DEVICE_ADVANCES,
  DEVICE_PARTICIPATIONS,
  EVENT_HISTORIES,
  PRE_EVENT_PARTICIPATIONS,
} from '../../src/domain/events/deviceStates.ts';
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
import type { Scene } from './scene.ts';

interface State {
  readonly event: EnergyEvent;
  readonly receipt?: EventReceipt;
}

/** An event in a state that the demonstration rarely shows. */
function scene(
  name: string,
  make: () => State,
  act?: (page: Page) => Promise<void>,
  path = `/events/${EVENT_ID}`,
): Scene {
  return {
    name,
    viewer: 'stranger',
    path: '/login',
    act: async (page) => {
      const { event, receipt } = make();
      await stubEvent(page, event, receipt);
      await page.goto(`${new URL(page.url()).origin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await toTheEnd(page);
      await act?.(page);
      await page.waitForTimeout(400);
    },
  };
}

/** Lazy sections load when the member scrolls near them. */
async function toTheEnd(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(350);
  }
}

const KINDS = [
  ['Water heater', 'waterheater'],
  ['Hall thermostat', 'thermostat'],
  ['Family car', 'ev'],
  ['Aquarium pump in the children’s room', 'plug'],
] as const;
const some = (more: Partial<Parameters<typeof deviceInEvent>[3]> = {}) =>
  KINDS.map(([name, type], key) => deviceInEvent(key, name, type, more));

/** One device for each value, each of another kind. */
function each<Value extends string>(
  values: readonly Value[],
  more: (value: Value) => Parameters<typeof deviceInEvent>[3],
) {
  return withDevices(
    ...values.map((value, key) => {
      const [name, type] = KINDS[key % KINDS.length] ?? KINDS[0];
      return deviceInEvent(key, `${name} ${key + 1}`, type, more(value));
    }),
  );
}

const household = () =>
  withDevices(
    deviceInEvent(1, 'Water heater', 'waterheater', {
      may_opt_out: true,
      advance: 'SHIFTED',
      history: 'OFF',
      shifted_seconds: 720,
    }),
    deviceInEvent(2, 'Hall thermostat', 'thermostat', {
      may_opt_out: true,
      advance: 'SHIFTED',
      history: 'DR_EVENT',
      shifted_seconds: 700,
    }),
    deviceInEvent(3, 'Fan', 'plug', { may_opt_out: true, advance: 'OFFLINE', history: 'FAILED' }),
    deviceInEvent(4, 'Desk lamp', 'light', {
      advance: 'SHIFTED',
      participation: 'TURNED_ON_DURING',
      history: 'ALREADY_ON',
      shifted_seconds: 300,
    }),
    deviceInEvent(5, 'House monitor', 'monitor', {
      pre_event: 'EXCLUDED',
      advance: 'NOT_IMPLEMENTED',
      participation: 'OTHER',
      history: 'NOT_IMPLEMENTED',
    }),
  );

const result =
  (usedWh: number, more: Partial<EnergyEvent> = {}) =>
  (): State => {
    const receipt = settledReceipt(usedWh);
    const after = some({ advance: 'SHIFTED', history: 'DONE', shifted_seconds: 3600 });
    return {
      event: settledEvent(receipt, { ...withDevices(...after), ...more }),
      receipt: receiptAnswer(receipt, receipt.pay.watts),
    };
  };

const realTimeOver = (): State => {
  const { receipt, event } = realTimeResult(
    withDevices(...some({ advance: 'SHIFTED', history: 'DONE', shifted_seconds: 3600 })),
  );
  return { event, receipt: receiptAnswer(receipt, receipt.watts) };
};

const forged = (): State => {
  const receipt = settledReceipt(400);
  const more = {
    ...receipt,
    baselineWh: receipt.baselineWh + 900,
    pay: { ...receipt.pay, watts: receipt.pay.watts + 9_000 },
  };
  return { event: settledEvent(more), receipt: receiptAnswer(more, more.pay.watts) };
};

const restated = (): State => {
  const receipt = { ...settledReceipt(400), state: 'RESTATED', revision: 2 } as const;
  const answer = receiptAnswer(receipt, receipt.pay.watts);
  const [first] = answer.versions;
  if (first === undefined) return { event: settledEvent(receipt), receipt: answer };
  const change = {
    code: 'readings-changed',
    reductionWh: { before: 500, after: receipt.reductionWh },
    tier: { before: receipt.before.tier, after: receipt.before.tier },
    streak: { before: 2, after: 2 },
    points: { before: 40, after: receipt.pay.points },
    forgivenWatts: 0,
  } as const;
  const versions = [
    { ...first, points: 40 },
    {
      ...first,
      version: 2,
      points: receipt.pay.points,
      change_reason: 'readings-changed',
      change: change as never,
    },
  ];
  return { event: settledEvent(receipt, { settlement_state: 'RESTATED' }), receipt: { ...answer, versions } };
};

const recompute = async (page: Page): Promise<void> => {
  const button = page.locator('li button.button-secondary').last();
  for (let turn = 0; turn < 20 && (await button.count()) === 0; turn += 1) await toTheEnd(page);
  await button.click();
  await page.locator('[role=status] .notice').waitFor();
};

/** A calendar day, counted from today. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const REASONS = [
  null,
  'NoIntervalData:short-missing',
  'NoIntervalData:long-missing',
  'MeterTooCoarse',
  'ZeroBaseline',
  'UnconfirmedZero',
] as const;

/** Every state of an event and of a device in it. */
export const eventScenes: readonly Scene[] = [
  scene('event-before', () => ({
    event: eventIn(
      200,
      each(PRE_EVENT_PARTICIPATIONS, (value) => ({
        pre_event: value,
        opt: value === 'EXCLUDED' ? 'out' : 'in',
        may_opt_in: value === 'EXCLUDED',
        may_opt_out: value !== 'EXCLUDED',
      })),
    ),
  })),
  scene('event-before-kinds', () => ({ event: eventIn(4, withDevices(...some({ may_opt_out: true }))) })),
  scene('event-before-not-asked', () => ({
    event: eventIn(200, {
      opt: null,
      may_opt_in: true,
      may_opt_out: false,
      ...withDevices(...some({ pre_event: 'EXCLUDED', may_opt_out: true })),
    }),
  })),
  scene('event-before-away', () => ({
    event: eventIn(200, {
      opt: null,
      likely_points: null,
      vacation: { state: 'running', start_date: inDays(-2), end_date: inDays(5) },
      ...withDevices(...some({ pre_event: 'EXCLUDED', may_opt_out: true })),
    }),
  })),
  scene('event-running', () => ({ event: eventIn(-12, household()) })),
  scene(
    'event-running-take-out',
    () => ({ event: eventIn(-12, household()) }),
    async (page) => page.getByRole('switch').first().click(),
  ),
  scene('event-running-no-devices', () => ({ event: eventIn(-12) })),
  scene('event-running-real-time', () => ({ event: eventIn(-12, { ...realTime, ...household() }) })),
  scene('event-every-advance', () => ({
    event: eventIn(
      -12,
      each(DEVICE_ADVANCES, (advance) => ({ advance, shifted_seconds: advance === 'SHIFTED' ? 720 : 0 })),
    ),
  })),
  scene('event-every-advance-after', () => ({
    event: eventIn(
      -90,
      each(DEVICE_ADVANCES, (advance) => ({ advance, shifted_seconds: advance === 'SHIFTED' ? 2820 : 0 })),
    ),
  })),
  scene('event-every-participation', () => ({
    event: eventIn(
      -90,
      each(DEVICE_PARTICIPATIONS, (participation) => ({
        advance: 'SHIFTED',
        participation,
        shifted_seconds: 720,
      })),
    ),
  })),
  scene('event-every-history', () => ({
    event: eventIn(
      -12,
      each(EVENT_HISTORIES, (history) => ({ advance: 'SHIFTED', history, shifted_seconds: 720 })),
    ),
  })),
  scene('event-cancelled', () => ({
    event: eventIn(20, { status: 'CANCELLED', may_opt_out: false, likely_points: null }),
  })),
  scene('event-not-joined', () => ({ event: eventIn(-90, { opt: 'out' }) })),
  ...REASONS.map((reason) =>
    scene(`event-pending-${reason ?? 'soon'}`.replace(':', '-'), () => ({
      event: eventIn(reason === 'NoIntervalData:short-missing' ? -4_500 : -90, {
        settlement_state: reason === null ? null : 'PENDING',
        pending_reason: reason,
        ...withDevices(...some({ advance: 'SHIFTED', history: 'DONE', shifted_seconds: 3600 })),
      }),
    })),
  ),
  scene('event-saved', result(400)),
  scene('event-within-noise', result(1000)),
  scene('event-more', result(1900)),
  scene('event-estimate', result(400, { estimate_only: true })),
  scene('event-real-time-result', realTimeOver),
  scene('event-restated', restated),
  scene('event-recomputed', result(400), recompute),
  scene('event-recomputed-forged', forged, recompute),
  scene('events-running', () => ({ event: eventIn(-12, household()) }), undefined, '/events'),
  scene('events-past', result(400), undefined, '/events'),
];

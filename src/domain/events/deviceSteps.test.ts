import { describe, expect, it } from 'vitest';
import { USUAL_COMFORT } from '../devices/comfort.ts';
import type { DeviceControl } from '../devices/deviceTypes.ts';
import type { DeviceReading } from './deviceCommand.ts';
import { direct } from './deviceDirection.ts';
import type { Direction } from './deviceDirection.ts';
import { NOT_BEGUN } from './deviceInEvent.ts';
import type { DeviceInEvent, DeviceMove } from './deviceInEvent.ts';
import {
  afterCommand,
  afterDisconnect,
  afterUndo,
  afterWatch,
  readBeforeCommand,
  readBeforeRestore,
} from './deviceSteps.ts';
import type { CloudRefusal, CloudAnswer, StepFacts } from './deviceSteps.ts';

const START = 1_000_000;
const END = START + 3600;
const on: DeviceReading = { online: true, on: true };
const off: DeviceReading = { online: true, on: false };
const gone: DeviceReading = { online: false, on: null };
const said = (state: DeviceReading): CloudAnswer => ({ ok: true, state });
const not = (why: CloudRefusal): CloudAnswer => ({ ok: false, why });
const facts = (seconds: number, given: Partial<StepFacts> = {}): StepFacts => ({
  control: 'switch',
  comfort: USUAL_COMFORT,
  reservePercent: 20,
  end: END,
  watchSeconds: 300,
  now: START + seconds,
  ...given,
});
const direction = (seconds: number, given: Partial<Direction> = {}): Direction => ({
  running: true,
  memberIn: true,
  opt: 'in',
  control: 'switch',
  connection: 'connected',
  mayBegin: true,
  mayReturn: true,
  end: END,
  now: START + seconds,
  ...given,
});

const begun = (given: Partial<Direction> = {}) => moved(direct(null, direction(0, given)));
function moved(move: DeviceMove | null): DeviceInEvent {
  if (move === null) throw new Error('Nothing moved.');
  return move.row;
}
/** A device that was read and answered its command. */
function commanded(
  before: DeviceReading,
  answer: CloudAnswer,
  at = 0,
  control: DeviceControl = 'switch',
  row = begun({ control }),
): DeviceMove {
  const looked = readBeforeCommand(row, facts(at, { control }), said(before));
  return looked.plan === null ? looked : afterCommand(looked.row, facts(at, { control }), answer, row.until);
}
const shifted = (at = 0) => commanded(on, said(off), at).row;

describe('when an event begins for a device', () => {
  it.each([
    ['a device that takes part', {}, 'SCHEDULED', null, 'command'],
    ['one that was opted out', { opt: 'out' }, 'OPT_OUT', 'OPT_OUT', null],
    ['one that cannot be commanded', { control: 'none' }, 'NOT_IMPLEMENTED', 'OTHER', null],
    ['one without its connection', { connection: 'removed' }, 'DISCONNECTED', 'OTHER', null],
    ['one whose authorization has ended: it is tried', { connection: 'ended' }, 'SCHEDULED', null, 'command'],
  ] as const)('%s', (_what, given, advance, participation, step) => {
    expect(direct(null, direction(0, given))).toMatchObject({
      row: { advance, participation, step, history: advance },
      log: [advance],
    });
  });

  it("does nothing for a member who isn't in, or an event that is over", () => {
    expect(direct(null, direction(0, { memberIn: false }))).toBeNull();
    expect(direct(null, direction(0, { running: false }))).toBeNull();
  });

  it('is too late once joining has closed', () => {
    expect(direct(null, direction(0, { mayBegin: false }))).toBeNull();
    expect(direct(begun({ opt: 'out' }), direction(0, { mayReturn: false }))).toBeNull();
  });

  it('is idempotent', () => {
    expect(direct(begun(), direction(1))).toBeNull();
    expect(direct(begun({ opt: 'out' }), direction(1, { opt: 'out' }))).toBeNull();
  });
});

describe('a command', () => {
  it.each([
    ['obeyed', on, said(off), 'SHIFTED', null, 'OFF', 'watch', 300],
    ['not obeyed', on, said(on), 'NOT_TOGGLED', null, 'NOT_TOGGLED', 'watch', 300],
    [
      'accepted by a cloud that says nothing of it',
      { online: true, on: null },
      said({ online: true, on: null }),
      'NOT_TOGGLED',
      null,
      'NOT_TOGGLED',
      'watch',
      300,
    ],
    ['not needed', off, said(off), 'ALREADY_OFF', 'ALREADY_OFF', 'ALREADY_OFF', 'watch', 300],
    ['failed', on, not('failed'), 'FAILED', null, 'FAILED', 'command', 30],
    ['the device is offline', on, not('offline'), 'OFFLINE', null, 'FAILED', 'command', 30],
    ['found offline', gone, not('failed'), 'OFFLINE', null, 'FAILED', 'command', 30],
    [
      'the device is not in the account',
      on,
      not('missing'),
      'NOT_CONNECTED',
      null,
      'NOT_CONNECTED',
      'command',
      30,
    ],
    ['we are no longer accepted', on, not('auth'), 'AUTH_ERROR', null, 'FAILED', 'command', 30],
    [
      'the device cannot do that',
      on,
      not('unsupported'),
      'NOT_IMPLEMENTED',
      'OTHER',
      'NOT_IMPLEMENTED',
      null,
      null,
    ],
  ] as const)(
    'EVT-19, EVT-20: %s',
    (_what, before, answer, advance, participation, history, step, inSeconds) => {
      expect(commanded(before, answer).row).toMatchObject({
        advance,
        participation,
        history,
        step,
        dueAt: inSeconds === null ? null : START + inSeconds,
      });
    },
  );

  it.each([
    ['failed', 'FAILED', 'FAILED_GIVEN_UP'],
    ['offline', 'OFFLINE', 'OFFLINE_GIVEN_UP'],
    ['missing', 'NOT_CONNECTED', 'NOT_CONNECTED_GIVEN_UP'],
    ['auth', 'AUTH_ERROR', 'AUTH_ERROR_GIVEN_UP'],
  ] as const)(
    'that fails (%s) is retried after 30 and 90 seconds and given up after the third failure',
    (why, advance, givenUp) => {
      const first = commanded(on, not(why), 0).row;
      expect([first.advance, first.failures, first.dueAt]).toEqual([advance, 1, START + 30]);
      const second = commanded(on, not(why), 30, 'switch', first).row;
      expect([second.advance, second.failures, second.dueAt]).toEqual([advance, 2, START + 120]);
      const third = commanded(on, not(why), 120, 'switch', second);
      expect([third.row.advance, third.row.participation, third.row.dueAt, third.log]).toEqual([
        givenUp,
        'OTHER',
        null,
        [givenUp],
      ]);
      // It may have been executed, so it is restored at the end.
      expect(direct(third.row, direction(3600, { running: false }))).toMatchObject({ row: { step: 'undo' } });
    },
  );

  it('that was never sent leaves nothing to restore', () => {
    const offline = [0, 30, 120].reduce(
      (row, at) => commanded(gone, not('failed'), at, 'switch', row).row,
      begun(),
    );
    expect(offline).toMatchObject({ advance: 'OFFLINE_GIVEN_UP', step: null, until: null });
    expect(direct(offline, direction(3600, { running: false }))).toBeNull();
  });

  it('repeats from the first reading, not from what our own command changed', () => {
    const looked = readBeforeCommand(begun(), facts(0), said(on));
    if (looked.plan === null) throw new Error('It was not to be commanded.');
    expect(readBeforeCommand(looked.row, facts(60), null)).toMatchObject({
      plan: { kind: 'off' },
      row: { before: on, until: END },
    });
  });

  it('moves a thermostat within its band and logs it', () => {
    const before: DeviceReading = { online: true, on: true, mode: 'cool', setpoint: 230 };
    expect(commanded(before, said({ ...before, setpoint: 250 }), 0, 'setpoint')).toMatchObject({
      row: { advance: 'SHIFTED', target: 250 },
      log: ['DR_EVENT'],
    });
    expect(commanded({ ...before, setpoint: 268 }, said(before), 0, 'setpoint')).toMatchObject({
      row: { advance: 'NOT_TOGGLED', participation: 'OTHER', step: null },
    });
  });

  it('is sent again when the event is extended, and keeps counting time', () => {
    const row = moved(direct(shifted(), direction(600, { end: END + 900 })));
    expect(row).toMatchObject({ step: 'command', advance: 'SHIFTED' });
    const looked = readBeforeCommand(row, facts(600, { end: END + 900 }), null);
    if (looked.plan === null) throw new Error('It was not to be commanded.');
    expect(looked.row.until).toBe(END + 900);
    const longer = afterCommand(looked.row, facts(601, { end: END + 900 }), said(off), row.until);
    expect(longer).toMatchObject({
      row: { advance: 'SHIFTED', shifted: [{ from: START, to: null }] },
      log: ['EXTENSION'],
    });
    expect(longer.row.tries).toBeGreaterThan(row.tries);
    const shorter = afterCommand(looked.row, facts(601, { end: END - 900 }), said(off), END + 900);
    expect(shorter.log).toEqual([]);
  });

  it('to extend that fails three times leaves the device shifted and watched', () => {
    let row = moved(direct(shifted(), direction(600, { end: END + 900 })));
    for (const at of [600, 630, 720])
      row = afterCommand(row, facts(at, { end: END + 900 }), not('failed'), END).row;
    expect(row).toMatchObject({
      advance: 'SHIFTED',
      participation: 'OTHER',
      step: 'watch',
      history: 'FAILED_GIVEN_UP',
      until: END + 900,
    });
  });
});

describe('a battery that feeds in', () => {
  const charge = { control: 'charge' } as const;
  const full: DeviceReading = { ...on, canFeed: true, feeding: false, chargePercent: 84, fedWh: 1_000 };
  const feeding = (fedWh: number): DeviceReading => ({ ...full, on: false, feeding: true, fedWh });
  const begin = (row: DeviceInEvent, before: DeviceReading, at: number) => {
    const looked = readBeforeCommand(row, facts(at, charge), said(before));
    if (looked.plan === null) throw new Error('It was not to be commanded.');
    expect(looked.plan).toEqual({ kind: 'feed', reservePercent: 20 });
    return afterCommand(looked.row, facts(at, charge), said(feeding(before.fedWh ?? 0)), row.until).row;
  };

  it('counts what it feeds in, to the reading after it was told to stop', () => {
    const row = begin(begun(charge), full, 0);
    expect(row).toMatchObject({ advance: 'SHIFTED', target: 20, fed: { wh: 0, count: 1_000 } });
    const watched = afterWatch(row, facts(600, charge), said(feeding(1_700))).row;
    expect(watched.fed).toEqual({ wh: 700, count: 1_700 });
    const ending = moved(direct(watched, direction(3_601, { ...charge, running: false })));
    const back = readBeforeRestore(ending, facts(3_601, charge), said(feeding(4_100)));
    if (!back.resume) throw new Error('It was not to be restored.');
    const done = afterUndo(back.row, facts(3_602, charge), said({ ...full, fedWh: 4_150 })).row;
    expect(done).toMatchObject({ step: null, fed: { wh: 3_150, count: 4_150 } });
  });

  it('goes on counting when it rejoins, without what it fed in meanwhile', () => {
    const first = afterWatch(begin(begun(charge), full, 0), facts(600, charge), said(feeding(1_700))).row;
    const out = moved(direct(first, direction(700, { ...charge, opt: 'out' })));
    const stopped = afterUndo(out, facts(701, charge), said({ ...full, fedWh: 1_800 })).row;
    const again = begin(moved(direct(stopped, direction(900, charge))), { ...full, fedWh: 2_500 }, 900);
    expect(afterWatch(again, facts(1_200, charge), said(feeding(2_600))).row.fed).toEqual({
      wh: 900,
      count: 2_600,
    });
  });

  it('whose partner refuses that after all has its charging paused', () => {
    const looked = readBeforeCommand(begun(charge), facts(0, charge), said(full));
    const refused = afterCommand(looked.row, facts(0, charge), not('unsupported'), null).row;
    expect(refused).toMatchObject({ step: 'command', dueAt: START, target: null, failures: 0 });
    const next = readBeforeCommand(refused, facts(1, charge), null);
    expect(next.plan).toEqual({ kind: 'off' });
    expect(afterCommand(next.row, facts(2, charge), said({ ...full, on: false }), END).row).toMatchObject({
      advance: 'SHIFTED',
      fed: null,
    });
  });
});

describe('a watched device', () => {
  it.each([
    ['still off', said(off), 'SHIFTED', null, 'watch', null],
    ['on again: by the member', said(on), 'SHIFTED', 'TURNED_ON_DURING', null, 600],
    ['not to be read', not('failed'), 'SHIFTED', null, 'watch', null],
    ['offline', said(gone), 'SHIFTED', null, 'watch', null],
  ] as const)('EVT-18: is %s', (_what, reported, advance, participation, step, to) => {
    expect(afterWatch(shifted(), facts(600), reported).row).toMatchObject({
      advance,
      participation,
      step,
      shifted: [{ from: START, to: to === null ? null : START + to }],
    });
  });

  it('counts up to its last confirmed reading after three failed reads, then waits for its next report', () => {
    const seen = afterWatch(shifted(), facts(300), said(off)).row;
    const [first, second, third] = [600, 630, 720].reduce<DeviceMove[]>(
      (done, at) => [...done, afterWatch(done.at(-1)?.row ?? seen, facts(at), said(gone))],
      [],
    );
    expect([first?.log, second?.log, third?.log]).toEqual([
      ['SCRAPE_FAILED'],
      ['SCRAPE_FAILED'],
      ['SCRAPE_FAILED_GIVEN_UP'],
    ]);
    const row = third?.row ?? NOT_BEGUN;
    expect(row).toMatchObject({ step: 'watch', dueAt: null, shifted: [{ from: START, to: START + 300 }] });
    expect(afterWatch(row, facts(900), said(gone))).toMatchObject({
      row: { dueAt: null, history: 'SCRAPE_FAILED_GIVEN_UP' },
      log: [],
    });
    expect(afterWatch(row, facts(1200), said(off)).row.shifted).toEqual([
      { from: START, to: START + 300 },
      { from: START + 1200, to: null },
    ]);
  });

  it('that obeys late counts from then on', () => {
    const late = commanded(on, said(on)).row;
    expect(afterWatch(late, facts(300), said(off))).toMatchObject({
      row: { advance: 'SHIFTED', shifted: [{ from: START + 300, to: null }] },
      log: ['OFF'],
    });
  });

  it('may be turned on if it was off before', () => {
    const idle = commanded(off, said(off)).row;
    expect(afterWatch(idle, facts(300), said(off)).row).toMatchObject({
      participation: 'ALREADY_OFF',
      step: 'watch',
      shifted: [],
    });
    expect(afterWatch(idle, facts(300), said(on)).row).toMatchObject({
      participation: 'TURNED_ON_DURING',
      step: null,
      shifted: [],
    });
  });

  it("isn't marked as turned on by the member when its command expires", () => {
    expect(afterWatch(shifted(), facts(3700, { end: END + 900 }), said(on)).row.participation).toBe('OTHER');
  });

  it('counts to the end when its command expires at the end of the event, in whatever order the reports arrive', () => {
    expect(afterWatch(shifted(), facts(3600), said(on))).toMatchObject({
      row: { participation: null, step: null, history: 'DONE' },
      log: ['DONE'],
    });
  });
});

describe('restoring a device', () => {
  const undoing = (given: Partial<Direction> = { running: false }, at = 3600) =>
    moved(direct(shifted(), direction(at, given)));

  it.each([
    ['the event ends', { running: false }, null],
    ['the member leaves', { memberIn: false }, 'OPT_OUT'],
    ['the device is taken out', { opt: 'out' }, 'OPT_OUT'],
  ] as const)('happens when %s', (_what, given, participation) => {
    expect(undoing(given, 900)).toMatchObject({
      step: 'undo',
      dueAt: START + 900,
      participation,
      advance: 'SHIFTED',
    });
  });

  it('stops the count, at the end of the event at the latest', () => {
    const late = facts(3640);
    expect(readBeforeRestore(undoing(), late, said(off))).toEqual({
      resume: true,
      row: { ...undoing(), until: null },
    });
    expect(afterUndo(undoing(), late, said(on))).toMatchObject({
      row: {
        step: null,
        dueAt: null,
        history: 'DONE',
        participation: null,
        shifted: [{ from: START, to: END }],
      },
    });
    expect(readBeforeRestore(undoing(), late, said(on))).toMatchObject({
      resume: false,
      row: { step: null, history: 'ALREADY_ON', shifted: [{ from: START, to: END }] },
    });
    // A process that died after sending the restore finds it done: that was our doing.
    expect(readBeforeRestore({ ...undoing(), until: null }, late, said(on))).toMatchObject({
      resume: false,
      row: { step: null, history: 'DONE', participation: null, shifted: [{ from: START, to: END }] },
    });
    expect(afterUndo(undoing({ memberIn: false }, 900), facts(901), said(on)).row.shifted).toEqual([
      { from: START, to: START + 901 },
    ]);
  });

  it('is tried three times; after that only confirmed time counts', () => {
    const seen = afterWatch(shifted(), facts(3300), said(off)).row;
    let row = moved(direct(seen, direction(3600, { running: false })));
    for (const at of [3600, 3630, 3720]) {
      const back = readBeforeRestore(row, facts(at), not('offline'));
      if (back.resume) throw new Error('It was to fail.');
      row = back.row;
    }
    expect(row).toMatchObject({
      step: null,
      history: 'OFFLINE_GIVEN_UP',
      advance: 'SHIFTED',
      shifted: [{ from: START, to: START + 3300 }],
    });
  });

  it('is skipped when the member turned it on', () => {
    const turnedOn = afterWatch(shifted(), facts(600), said(on)).row;
    expect(direct(turnedOn, direction(3600, { running: false }))).toBeNull();
    expect(direct(turnedOn, direction(700, { memberIn: false }))).toBeNull();
  });

  it('waits for a command that may still be in flight', () => {
    const looked = readBeforeCommand({ ...begun(), dueAt: START + 60 }, facts(0), said(on));
    expect(direct(looked.row, direction(10, { running: false }))).toMatchObject({
      row: { step: 'undo', dueAt: START + 60 },
    });
    expect(direct({ ...looked.row, dueAt: START + 7200 }, direction(10, { running: false }))).toMatchObject({
      row: { dueAt: START + 70 },
    });
  });

  it('comes before a new command: a device that rejoins uses its first reading', () => {
    const back = moved(direct(undoing({ memberIn: false }, 900), direction(901)));
    expect(back).toMatchObject({ advance: 'SCHEDULED', participation: null, step: 'command', before: on });
    const done = afterUndo(undoing({ memberIn: false }, 900), facts(905), said(on)).row;
    expect(direct(done, direction(906))).toMatchObject({
      row: { step: 'command', before: null, until: null },
    });
  });

  it('needs the connection', () => {
    expect(afterDisconnect(undoing())).toMatchObject({
      row: { step: null, history: 'DISCONNECTED', advance: 'SHIFTED' },
    });
    expect(afterDisconnect(begun())).toMatchObject({
      row: { step: null, advance: 'DISCONNECTED', participation: 'OTHER' },
    });
  });
});

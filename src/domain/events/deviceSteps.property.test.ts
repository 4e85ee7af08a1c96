import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_COMFORT } from '../devices/comfort.ts';
import type { DeviceReading } from './deviceCommand.ts';
import { direct } from './deviceDirection.ts';
import type { DeviceInEvent, DeviceMove } from './deviceInEvent.ts';
import type { DeviceAdvance } from './deviceStates.ts';
import {
  afterCommand,
  afterDisconnect,
  afterUndo,
  afterWatch,
  readBeforeCommand,
  readBeforeRestore,
  MOST_FAILURES,
} from './deviceSteps.ts';
import type { CloudAnswer, StepFacts } from './deviceSteps.ts';

/** `npm run test:deep` tries more cases; a failure prints its seed. */
const RUNS = { numRuns: process.env['EBBWATT_DEEP'] === '1' ? 10_000 : 1_000 };

const START = 1_000_000;
const LONGEST = 7200;

const RETRIED: readonly DeviceAdvance[] = ['FAILED', 'NOT_CONNECTED', 'OFFLINE', 'AUTH_ERROR'];
const GIVEN_UP: readonly DeviceAdvance[] = [
  'FAILED_GIVEN_UP',
  'NOT_CONNECTED_GIVEN_UP',
  'OFFLINE_GIVEN_UP',
  'AUTH_ERROR_GIVEN_UP',
];
const ANSWERED: readonly DeviceAdvance[] = [
  'SHIFTED',
  'ALREADY_OFF',
  'NOT_TOGGLED',
  'NOT_IMPLEMENTED',
  'DISCONNECTED',
];

/** A device that left may rejoin from any advance. */
function mayFollow(from: DeviceAdvance | null, to: DeviceAdvance): boolean {
  if (from === to) return true;
  if (from === null) return ['SCHEDULED', 'OPT_OUT', 'NOT_IMPLEMENTED', 'DISCONNECTED'].includes(to);
  if (from === 'SCHEDULED') return [...ANSWERED, ...RETRIED, 'OPT_OUT'].includes(to);
  if (RETRIED.includes(from)) return [...ANSWERED, ...RETRIED, ...GIVEN_UP, 'SCHEDULED'].includes(to);
  if (from === 'SHIFTED') return to === 'NOT_TOGGLED' || to === 'SCHEDULED';
  if (from === 'NOT_TOGGLED') return to === 'SHIFTED' || to === 'SCHEDULED';
  return to === 'SCHEDULED';
}

const sight: fc.Arbitrary<DeviceReading> = fc.record({
  online: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  on: fc.constantFrom(true, false, null),
  mode: fc.constantFrom('cool' as const, 'heat' as const, 'off' as const),
  setpoint: fc.integer({ min: 150, max: 300 }),
});
const reported: fc.Arbitrary<CloudAnswer> = fc.oneof(
  { weight: 3, arbitrary: sight.map((state) => ({ ok: true as const, state })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('auth', 'offline', 'missing', 'unsupported', 'failed')
      .map((why) => ({ ok: false as const, why })),
  },
);
const happening = fc.record({
  seconds: fc.integer({ min: -600, max: 900 }),
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constant('step' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'leave',
        'join',
        'device out',
        'device in',
        'end moves',
        'disconnect',
        'killed',
      ),
    },
  ),
  seen: reported,
  answer: reported,
  end: fc.integer({ min: 1, max: LONGEST }),
});
const life = fc.record({
  control: fc.constantFrom('switch', 'charge', 'setpoint'),
  happenings: fc.array(happening, { maxLength: 40 }),
  last: fc.array(reported, { minLength: 12, maxLength: 12 }),
});

/**
 * Runs one step as the job does. `killed`: the process dies after sending the command, before recording it.
 */
function step(
  row: DeviceInEvent,
  facts: StepFacts,
  seen: CloudAnswer,
  answer: CloudAnswer,
  killed: boolean,
): DeviceMove {
  if (row.step === 'watch') return afterWatch(row, facts, seen);
  if (row.step === 'undo') {
    const back = readBeforeRestore(row, facts, seen);
    return back.resume ? afterUndo(row, facts, answer) : back;
  }
  const looked = readBeforeCommand(row, facts, row.before === null ? seen : null);
  if (looked.plan === null) return looked;
  return killed
    ? {
        row: { ...row, before: looked.row.before, target: looked.row.target, until: looked.row.until },
        log: [],
      }
    : afterCommand(looked.row, facts, answer, row.until);
}

function check(before: DeviceInEvent | null, { row, log }: DeviceMove): void {
  expect(
    row.advance === null ? false : mayFollow(before?.advance ?? null, row.advance),
    `${before?.advance} to ${row.advance}`,
  ).toBe(true);
  expect(row.failures).toBeLessThan(MOST_FAILURES);
  const said = log.at(-1);
  expect(row.history).toBe(said ?? before?.history ?? null);
  if (said?.endsWith('_GIVEN_UP')) expect(before?.failures).toBe(MOST_FAILURES - 1);
  if (row.step === null) expect(row.dueAt).toBeNull();
  if (row.step === 'command' || row.step === 'undo') expect(row.dueAt).not.toBeNull();
  if (row.step === 'undo') expect(row.until).not.toBeNull();
  const broken = row.shifted.filter(({ from, to }, at) =>
    to === null ? at !== row.shifted.length - 1 : to < from,
  );
  expect(broken).toEqual([]);
}

describe('a device in an event, with random inputs', () => {
  it('skips no state, gives up after exactly three failures, and comes to rest once the event is over', () => {
    fc.assert(
      fc.property(life, ({ control, happenings, last }) => {
        let now = START;
        let [end, memberIn, opt, connection] = [
          START + 3600,
          true,
          'in' as 'in' | 'out',
          'connected' as 'connected' | 'removed',
        ];
        let row: DeviceInEvent | null = null;
        const facts = (): StepFacts => ({
          control,
          comfort: USUAL_COMFORT,
          reservePercent: 20,
          end,
          watchSeconds: 300,
          now,
        });
        const take = (move: DeviceMove | null): void => {
          if (move === null) return;
          check(row, move);
          row = move.row;
        };
        const said = (running: boolean) =>
          direct(row, {
            running,
            memberIn,
            opt,
            control,
            connection,
            mayBegin: true,
            mayReturn: true,
            end,
            now,
          });
        const open = (): DeviceInEvent | null => (row === null || row.step === null ? null : row);
        take(said(true));
        for (const { seconds, what, seen, answer, end: moved } of happenings) {
          now += seconds;
          if (what === 'leave' || what === 'join') memberIn = what === 'join';
          else if (what === 'device out' || what === 'device in') opt = what === 'device in' ? 'in' : 'out';
          else if (what === 'end moves') end = START + moved;
          else if (what === 'disconnect') connection = 'removed';
          const at = open();
          const done = what === 'step' || what === 'killed';
          if (at !== null && done)
            take(
              connection === 'removed'
                ? afterDisconnect(at)
                : step(at, facts(), seen, answer, what === 'killed'),
            );
          else if (!done) take(said(true));
          expect(said(true) === null || !done || row === null || said(true)?.row.step === 'command').toBe(
            true,
          );
        }
        now = Math.max(now, end);
        take(said(false));
        expect(said(false)).toBeNull();
        for (const answer of last) {
          const at = open();
          if (at === null) break;
          take(step(at, facts(), answer, answer, false));
          now += 120;
        }
        const after = row as DeviceInEvent | null;
        expect([
          after?.step ?? null,
          after?.dueAt ?? null,
          after?.shifted.some(({ to }) => to === null) ?? false,
        ]).toEqual([null, null, false]);
      }),
      RUNS,
    );
  });
});

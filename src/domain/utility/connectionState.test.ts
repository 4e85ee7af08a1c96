import { describe, expect, it } from 'vitest';
import { connectionState, type ConnectionStateFacts } from './connectionState.ts';
import { connectionView } from './connectionView.ts';
import { RAW_STATUSES } from './rawStatus.ts';
import { STATUS_TABLE, UNKNOWN_STATUS } from './statusTable.ts';
import { takingPart, type TakingPart } from './takingPart.ts';

const CAN: TakingPart = { can: 'yes', why: null };
const why = (reason: TakingPart['why'], can: TakingPart['can'] = 'not_yet') => ({
  takingPart: { can, why: reason },
});

const healthy: ConnectionStateFacts = {
  state: 'MarketEnrolled',
  substate: null,
  everReachedAuthDone: true,
  daysSinceLastEnrollState: 3,
  acronym: 'CEDAR',
  inOutage: false,
  readings: 'current',
  takingPart: CAN,
  locationKnown: true,
};
const never = { everReachedAuthDone: false, readings: 'none', ...why('not_connected') } as const;

const table = [
  ...STATUS_TABLE.flatMap(({ rawStatuses, rows, otherwise }) =>
    rawStatuses.flatMap((state) => [
      ...Object.entries(rows).map(([substate, row]) => ({ state, substate, row })),
      { state, substate: 'SomethingNew', row: otherwise },
    ]),
  ),
  { state: 'SomethingNew', substate: 'SomethingNew', row: UNKNOWN_STATUS },
];

describe('what a member reads of the utility connection', () => {
  it.each(table)(
    'UTL-20 to UTL-54: $state with $substate keeps the status, text and actions of the table, and one turn',
    ({ state, substate, row }) => {
      for (const everReachedAuthDone of [true, false]) {
        const connection = connectionState({
          ...healthy,
          state,
          substate,
          everReachedAuthDone,
          ...(everReachedAuthDone && row.message === 'connect' ? why('disconnected') : {}),
        });
        expect(connection.status).toBe(row.status);
        expect(connection.sentence).toBe(
          row.message === null
            ? 'connected'
            : row.message === 'connect' && everReachedAuthDone
              ? 'lost'
              : `message.${row.message}`,
        );
        expect(connection.actions).toEqual(connectionView(state, substate, { locationKnown: true }).actions);
        expect(connection.outageToo).toBe(false);
        // A step is done, others are at it, or the member is asked; what is asked can be done.
        if (connection.turn === 'MEMBER') {
          expect(connection.step).toBe('NOT_STARTED');
          expect(connection.actions).not.toEqual([]);
        }
        if (connection.step === 'COMPLETE') expect(connection.status).toBe('Connected');
        if (connection.turn === 'NOBODY') expect(connection).toMatchObject({ step: 'COMPLETE', actions: [] });
      }
    },
  );

  it.each<[string, Partial<ConnectionStateFacts>, string, string, string]>([
    ['UTL-29: all is well', {}, 'connected', 'NOBODY', 'COMPLETE'],
    [
      'UTL-07: never begun',
      { ...never, state: 'PreValid', substate: 'LocationOK' },
      'message.connect',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-48: the tab was closed at the utility',
      { ...never, state: 'AuthStart', substate: 'Started' },
      'message.connect',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-08, UTL-51: consent was withdrawn',
      { state: 'AuthStart', substate: 'Revoked', ...why('disconnected') },
      'lost',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-21: another program',
      { state: 'pending', substate: 'ConflictingDRP' },
      'message.conflict',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-13: another program, which this utility settles',
      { state: 'pending', substate: 'ConflictingDRP', acronym: 'HARBOR' },
      'message.conflict',
      'OTHERS',
      'COMPLETE',
    ],
    [
      'UTL-30: waiting for the market',
      { state: 'MarketReady', substate: 'ISOReady', readings: 'none' },
      'message.pending',
      'OTHERS',
      'IN_PROGRESS',
    ],
    ['UTL-34: approved, approval to come', { state: 'AuthDone' }, 'message.pending', 'OTHERS', 'COMPLETE'],
    [
      'UTL-36: mapping is missing',
      { state: 'AuthDone', substate: 'MissingMappingData' },
      'message.mappingMissing',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-12: no longer supported, after it was connected once',
      { state: 'PreValid', substate: 'UtilityNotSupported', ...why('not_supported', 'no') },
      'message.notSupported',
      'OTHERS',
      'NOT_STARTED',
    ],
    [
      'UTL-09: not supported',
      { ...never, state: 'PreValid', substate: 'UtilityNotSupported' },
      'message.notSupported',
      'OTHERS',
      'NOT_STARTED',
    ],
    [
      'UTL-14, UTL-17: a duplicate that the table takes as connected',
      { substate: 'Duplicate', ...why('duplicate') },
      'message.duplicate',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-14: an attestation that the table takes as connected',
      { substate: 'AttestationNeeded', ...why('attestation') },
      'message.attestation',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-13: another program in the market, which this utility settles',
      { substate: 'ConflictingDRP', acronym: 'HARBOR', ...why('conflict') },
      'message.conflict',
      'OTHERS',
      'COMPLETE',
    ],
    [
      'UTL-17: consent that ended in the market',
      { substate: 'Disconnected', ...why('disconnected') },
      'lost',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'a rejection that the table takes as connected',
      { substate: 'Rejected', ...why('rejected', 'no') },
      'message.ineligible',
      'OTHERS',
      'NOT_STARTED',
    ],
    ['connected, in no program', why('no_program'), 'noProgram', 'OTHERS', 'COMPLETE'],
    [
      'SGN-21: an area without utility',
      { ...never, state: 'PreValid', substate: 'LocationOK', ...why('no_utility', 'no') },
      'area.none',
      'OTHERS',
      'NOT_STARTED',
    ],
    [
      'SGN-21: an area without events yet',
      { ...never, state: 'PreValid', substate: 'LocationOK', ...why('area_later') },
      'area.later',
      'OTHERS',
      'IN_PROGRESS',
    ],
    [
      'UTL-15: in no program for long',
      { state: 'MarketReady', daysSinceLastEnrollState: 15 },
      'unenrolled',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-15: pending for long',
      { state: 'AuthDone', substate: 'Connected', daysSinceLastEnrollState: 15 },
      'unenrolled',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-16: connected, no readings for a week',
      { readings: 'long-missing' },
      'readings.long-missing',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'UTL-16: pending, no readings for a week',
      { state: 'MarketReady', substate: 'ISOReady', readings: 'long-missing' },
      'readings.long-missing',
      'MEMBER',
      'NOT_STARTED',
    ],
    [
      'HOM-16: a few days are missing',
      { readings: 'short-missing' },
      'readings.short-missing',
      'OTHERS',
      'COMPLETE',
    ],
    ['no readings yet', { readings: 'none' }, 'readings.none', 'OTHERS', 'COMPLETE'],
    ['UTL-72: an outage', { inOutage: true }, 'outage', 'OTHERS', 'COMPLETE'],
    [
      'UTL-72: an outage explains missing readings',
      { inOutage: true, readings: 'long-missing' },
      'outage',
      'OTHERS',
      'COMPLETE',
    ],
  ])('%s', (_what, facts, sentence, turn, step) => {
    expect(connectionState({ ...healthy, ...facts })).toMatchObject({
      sentence,
      turn,
      step,
      outageToo: false,
    });
  });

  it('UTL-70: an outage is shown beside what the member has to do', () => {
    expect(
      connectionState({ ...healthy, state: 'AuthDone', substate: 'Duplicate', inOutage: true }),
    ).toMatchObject({ sentence: 'message.duplicate', turn: 'MEMBER', outageToo: true });
  });

  it('UTL-45: connecting begins with the postal code where it is not known', () => {
    const [action] = connectionState({
      ...healthy,
      ...never,
      state: 'PreValid',
      substate: 'NoLocation',
      locationKnown: false,
    }).actions;
    expect(action?.target).toEqual({ kind: 'page', path: '/signup/zip_code?edit=true' });
  });

  it('a home that may not take part never reads that all is well', () => {
    for (const state of [...RAW_STATUSES, 'SomethingNew'])
      for (const { substate } of table) {
        const part = takingPart({
          connection: { state, substate, everReachedAuthDone: true },
          inProgram: true,
          area: 1,
        });
        const { sentence, turn } = connectionState({ ...healthy, state, substate, takingPart: part });
        if (part.can !== 'yes') {
          expect([state, substate, turn]).not.toEqual([state, substate, 'NOBODY']);
          expect([state, substate, sentence]).not.toEqual([
            state,
            substate,
            expect.stringMatching(/connected|readings|pending/),
          ]);
        }
      }
  });
});

import { describe, expect, it } from 'vitest';
import { connectionAction, connectionView } from './connectionView.ts';
import {
  CONNECTION_ACTIONS,
  CONNECTION_MESSAGE_ARGUMENTS,
  CONNECTION_MESSAGES,
  DISPLAY_STATUSES,
  type ConnectionActionKey,
  type ConnectionMessage,
  type DisplayStatus,
} from './connectionWords.ts';
import { RAW_STATUSES, SUB_STATUSES } from './rawStatus.ts';
import { STATUS_TABLE } from './statusTable.ts';

type Row = readonly [
  id: string,
  raw: readonly string[],
  sub: readonly (string | null)[],
  status: DisplayStatus,
  message: ConnectionMessage | null,
  ...actions: ConnectionActionKey[],
];

const anything = ['', null, 'SomethingNew', 'connected', 'constructor'];
const waiting = ['pending', 'issue_matching_records', 'error'];
const market = ['MarketReady', 'MarketEnrolled'];
const authorized = ['AuthDone', 'AuthApproved'];

/** Every row of the specification's table, in order. */
const rows: readonly Row[] = [
  ['UTL-21', waiting, ['ConflictingDRP'], 'Connected', 'conflict', 'contactUsToDisenroll'],
  ['UTL-22', waiting, ['Connected'], 'Pending', 'pending'],
  ['UTL-23', waiting, ['issue_matching_records'], 'Issue', 'generic', 'moved'],
  ['UTL-24', waiting, ['Duplicate'], 'Issue', 'duplicate', 'contactUs'],
  ['UTL-25', waiting, ['Rejected'], 'Ineligible', 'ineligible', 'contactUs'],
  ['UTL-26', waiting, ['ISOIneligible'], 'Ineligible', 'ineligible', 'contactUs'],
  ['UTL-27', waiting, ['PossibleMove'], 'Issue', 'moved', 'moved'],
  [
    'UTL-28',
    waiting,
    [...anything, 'ISOReady', 'AttestationNeeded', 'Started'],
    'Connected',
    'generic',
    'moved',
  ],
  ['UTL-29', market, [...anything, 'Connected', 'Duplicate', 'PossibleMove'], 'Connected', null],
  ['UTL-30', market, ['ISOReady'], 'Pending', 'pending'],
  ['UTL-31', market, ['ISOLocation'], 'Pending', 'pending'],
  ['UTL-32', market, ['LocEndDated'], 'Issue', 'generic', 'moved'],
  ['UTL-33', market, ['LocDisputed'], 'Connected', 'conflict', 'contactUsToDisenroll'],
  ['UTL-34', authorized, [...anything, 'ISOReady', 'Started'], 'Connected', 'pending'],
  ['UTL-35', authorized, ['Connected'], 'Pending', 'pending'],
  ['UTL-36', authorized, ['MissingMappingData'], 'Pending', 'mappingMissing', 'moved', 'contactUs'],
  ['UTL-37', authorized, ['Duplicate'], 'Issue', 'duplicate', 'contactUs'],
  ['UTL-38', authorized, ['Rejected'], 'Ineligible', 'ineligible', 'contactUs'],
  ['UTL-39', authorized, ['ConflictingDRP'], 'Connected', 'conflict', 'disenrollToEarn'],
  ['UTL-40', authorized, ['MappingDataVerified'], 'Pending', 'pending'],
  ['UTL-41', authorized, ['PossibleMove'], 'Issue', 'moved', 'moved'],
  ['UTL-42', authorized, ['ISOIneligible'], 'Ineligible', 'ineligible', 'contactUs'],
  ['UTL-43', authorized, ['AttestationNeeded'], 'Issue', 'attestation', 'contactUs'],
  ['UTL-44', ['PreValid'], ['UtilityNotSupported'], 'Ineligible', 'notSupported', 'updateZip'],
  ['UTL-45', ['PreValid'], ['NoLocation'], 'Issue', 'connect', 'connect'],
  ['UTL-46', ['PreValid'], ['LocationOK'], 'Issue', 'connect', 'connect', 'updateZip'],
  ['UTL-47', ['PreValid'], [...anything, 'Connected', 'Started'], 'Issue', 'generic', 'moved'],
  ['UTL-48', ['AuthStart'], ['Started'], 'Issue', 'connect', 'connect', 'updateZip'],
  ['UTL-49', ['AuthStart'], ['Retry'], 'Issue', 'connect', 'connect', 'updateZip', 'getHelp'],
  ['UTL-50', ['AuthStart'], ['Cancelled'], 'Issue', 'connect', 'connect', 'updateZip', 'getHelp'],
  ['UTL-51', ['AuthStart'], ['Revoked'], 'Issue', 'connect', 'connect', 'updateZip', 'getHelp'],
  ['UTL-52', ['AuthStart'], ['Disconnected'], 'Issue', 'connect', 'connect', 'updateZip', 'getHelp'],
  ['UTL-53', ['AuthStart'], [...anything, 'Connected', 'LocationOK'], 'Issue', 'generic', 'moved'],
  ['decisions, Utility: not yet', ['PreValid'], ['NotYet'], 'Pending', 'notYet', 'updateZip'],
  ['decisions, Utility: files', ['AuthStart'], ['AwaitingFile'], 'Pending', 'awaitingFile', 'correctNumber'],
  [
    'UTL-54',
    ['', 'marketready', 'SomethingNew', 'constructor'],
    [...anything, 'Connected', 'Duplicate'],
    'Issue',
    'connect',
    'connect',
  ],
];

const cases = rows.flatMap(([id, raws, subs, status, message, ...actions]) =>
  raws.flatMap((raw) => subs.map((sub) => ({ id, raw, sub, status, message, actions }))),
);
const here = { locationKnown: true };

describe('the status table', () => {
  it.each(cases)('$id: $raw + $sub is $status, $message', ({ raw, sub, status, message, actions }) => {
    const view = connectionView(raw, sub, here);
    expect({
      status: view.status,
      message: view.message,
      actions: view.actions.map(({ key }) => key),
    }).toEqual({ status, message, actions });
  });

  it('UTL-54: no raw status at all prompts to connect', () => {
    expect(connectionView(null, null, here)).toMatchObject({ status: 'Issue', message: 'connect' });
  });

  it.each(waiting)('UTL-28: %s with the flag given is Connected without a message', (raw) => {
    for (const sub of anything)
      expect(connectionView(raw, sub, { ...here, withoutError: true })).toEqual({
        status: 'Connected',
        message: null,
        actions: [],
      });
    expect(connectionView(raw, 'issue_matching_records', { ...here, withoutError: true }).message).toBe(
      'generic',
    );
  });

  it('UTL-20: maps any input to one of four statuses', () => {
    for (const raw of [...RAW_STATUSES, 'x']) {
      for (const sub of [...SUB_STATUSES, 'x', null])
        expect(DISPLAY_STATUSES).toContain(connectionView(raw, sub, here).status);
    }
  });

  it('UTL-03, UTL-04: the test covers every row of the code', () => {
    const tested = new Set(cases.map(({ raw, sub }) => `${raw} ${String(sub)}`));
    for (const { rawStatuses, rows: known } of STATUS_TABLE) {
      for (const raw of rawStatuses)
        for (const sub of Object.keys(known)) expect(tested).toContain(`${raw} ${sub}`);
    }
    expect(new Set(STATUS_TABLE.flatMap(({ rawStatuses }) => rawStatuses))).toEqual(new Set(RAW_STATUSES));
  });

  it('UTL-60 to UTL-69: every message declares its arguments', () => {
    expect(Object.keys(CONNECTION_MESSAGE_ARGUMENTS)).toEqual([...CONNECTION_MESSAGES]);
    for (const message of ['notSupported', 'pending'] as const)
      expect(CONNECTION_MESSAGE_ARGUMENTS[message]).toEqual(
        expect.arrayContaining(['reductionEvents', 'realTimeEvents']),
      );
  });
});

describe('UTL-74: where the actions lead', () => {
  const targets = new Map(
    cases.flatMap(({ raw, sub }) =>
      connectionView(raw, sub, here).actions.map(({ key, target }) => [key, target] as const),
    ),
  );

  it.each([
    ['contactUs', { kind: 'help', topic: 'contact' }],
    ['contactUsToDisenroll', { kind: 'help', topic: 'disenroll' }],
    ['disenrollToEarn', { kind: 'help', topic: 'disenroll' }],
    ['connect', { kind: 'page', path: '/signup/utility?edit=true' }],
    ['getHelp', { kind: 'help', topic: 'utility' }],
    ['moved', { kind: 'page', path: '/signup/zip_code?edit=true' }],
    ['updateZip', { kind: 'page', path: '/signup/zip_code?edit=true' }],
    ['correctNumber', { kind: 'page', path: '/signup/connect_utility?edit=true' }],
  ] as const)('%s', (key, target) => {
    expect(targets.get(key)).toEqual(target);
  });

  it('there are seven, one for homes connected by files, and one for readings that stopped', () => {
    expect(new Set([...targets.keys(), 'lookAtReadings'])).toEqual(new Set(CONNECTION_ACTIONS));
    expect(connectionAction('lookAtReadings', true).target).toEqual({
      kind: 'page',
      path: '/settings/meter-data',
    });
  });

  it.each([
    ['UTL-45: without a location', 'PreValid', 'NoLocation', true],
    ['UTL-54: without a postal code', 'unknown', null, false],
  ])('%s, connecting begins with the postal code', (_what, raw, sub, locationKnown) => {
    expect(connectionView(raw, sub, { locationKnown }).actions[0]).toEqual({
      key: 'connect',
      target: { kind: 'page', path: '/signup/zip_code?edit=true' },
    });
  });
});

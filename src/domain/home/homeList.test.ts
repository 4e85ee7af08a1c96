import { describe, expect, it } from 'vitest';
import { homeList, type HomeEntry, type HomeListFacts, type HomeStep } from './homeList.ts';
import { shownOnHome } from './shownOnHome.ts';

const settled: HomeListFacts = {
  steps: [],
  connection: { turn: 'NOBODY', path: null },
  asksNoMore: false,
  devicesInTrouble: [],
  phoneToConfirm: false,
};
const hallway = { deviceId: 'd1', name: 'Hallway' };
const desk = { deviceId: 'd2', name: 'Desk' };
const connect = { turn: 'MEMBER', path: '/signup/utility?edit=true' } as const;
const steps = (...open: readonly HomeStep['key'][]): readonly HomeStep[] =>
  (
    [
      ['HOME_LOCATION', '/signup/zip_code?edit=true'],
      ['UTILITY', '/signup/utility?edit=true'],
      ['METER_DATA', '/settings/meter-data'],
      ['FIRST_EVENT', '/events'],
      ['DEVICE', '/devices/add'],
    ] as const
  ).map(([key, path]) => ({ key, path, status: open.includes(key) ? 'NOT_STARTED' : 'COMPLETE' }));
const names = (entries: readonly HomeEntry[]) =>
  entries.map((entry) => (entry.kind === 'step' ? `${entry.key} ${entry.status}` : entry.kind));

describe('what needs the member on Home', () => {
  it.each<[string, Partial<HomeListFacts>, readonly string[]]>([
    ['nothing', {}, []],
    ['UTL-10: a connection in trouble', { connection: connect }, ['connection']],
    [
      'UTL-64: a connection that others work on',
      { connection: { turn: 'OTHERS', path: null } },
      ['connection'],
    ],
    ['UTL-06, UTL-10: a member who is not to be asked again', { connection: connect, asksNoMore: true }, []],
    [
      'UTL-06: news of the connection for a member who is not to be asked again',
      { connection: { turn: 'OTHERS', path: null }, asksNoMore: true },
      ['connection'],
    ],
    [
      'trouble first, what is only to wait for last',
      {
        connection: { turn: 'OTHERS', path: null },
        devicesInTrouble: [hallway, desk],
        phoneToConfirm: true,
      },
      ['devices', 'phone', 'connection'],
    ],
    [
      'HOM-14: a newcomer: connecting begins with the postal code, once',
      {
        steps: steps('HOME_LOCATION', 'UTILITY', 'METER_DATA', 'FIRST_EVENT', 'DEVICE'),
        connection: { turn: 'MEMBER', path: '/signup/zip_code?edit=true' },
      },
      ['connection', 'METER_DATA NOT_STARTED', 'FIRST_EVENT NOT_STARTED', 'DEVICE NOT_STARTED'],
    ],
    [
      'HOM-14: a newcomer who is not to be asked about the utility',
      { steps: steps('HOME_LOCATION', 'UTILITY'), connection: connect, asksNoMore: true },
      ['HOME_LOCATION NOT_STARTED', 'METER_DATA COMPLETE', 'FIRST_EVENT COMPLETE', 'DEVICE COMPLETE'],
    ],
    [
      'HOM-14: a home that is connected, with a device that needs attention',
      { steps: steps('FIRST_EVENT'), devicesInTrouble: [hallway] },
      [
        'devices',
        'HOME_LOCATION COMPLETE',
        'UTILITY COMPLETE',
        'METER_DATA COMPLETE',
        'FIRST_EVENT NOT_STARTED',
        'DEVICE COMPLETE',
      ],
    ],
    ['SGN-21: no utility serves the home', { connection: null, phoneToConfirm: true }, ['phone']],
  ])('%s', (_what, facts, expected) => {
    expect(names(homeList({ ...settled, ...facts }))).toEqual(expected);
  });

  it('leads to each place once', () => {
    const { paths } = shownOnHome(
      homeList({
        steps: steps('HOME_LOCATION', 'UTILITY', 'METER_DATA', 'FIRST_EVENT', 'DEVICE'),
        connection: { turn: 'MEMBER', path: '/signup/zip_code?edit=true' },
        asksNoMore: false,
        devicesInTrouble: [hallway],
        phoneToConfirm: true,
      }),
      true,
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual([
      '/devices/d1',
      '/signup/zip_code?edit=true',
      '/settings/meter-data',
      '/devices/add',
      '/signup/confirm_phone?edit=true',
    ]);
  });
});

it('leads to the one device that needs attention, or to all of them', () => {
  const entry = (...devicesInTrouble: readonly (typeof hallway)[]) =>
    homeList({ ...settled, devicesInTrouble });
  expect(entry(hallway)).toEqual([{ kind: 'devices', devices: [hallway], path: '/devices/d1' }]);
  expect(entry(hallway, desk)).toEqual([{ kind: 'devices', devices: [hallway, desk], path: '/devices' }]);
});

describe('what the rest of Home leaves to the list', () => {
  it.each<[string, Partial<HomeListFacts>, boolean, Partial<ReturnType<typeof shownOnHome>>]>([
    ['nothing', {}, false, { paths: [], actions: [], billboards: [], deviceIds: [] }],
    ['HOM-02: the event has its card', {}, true, { actions: ['join-event'] }],
    [
      'BAN-02, HOM-02: the connection',
      { connection: connect },
      false,
      {
        billboards: ['utility'],
        actions: ['fix-utility', 'connect-utility', 'answer-move', 'finish-signup'],
      },
    ],
    [
      'BAN-02: not for a member who is not asked',
      { connection: connect, asksNoMore: true },
      false,
      { billboards: [] },
    ],
    [
      'BAN-14: the device of a new member',
      { steps: steps('DEVICE') },
      false,
      { billboards: ['device'], actions: ['connect-device'], paths: ['/devices/add'] },
    ],
    [
      'MSG-01: a device in trouble',
      { devicesInTrouble: [hallway] },
      false,
      { deviceIds: ['d1'], actions: ['mend-device'], billboards: [] },
    ],
    [
      'HOM-02: a phone number to confirm',
      { phoneToConfirm: true },
      false,
      { actions: ['confirm-phone', 'add-phone'] },
    ],
  ])('%s', (_what, facts, hasEvent, expected) => {
    expect(shownOnHome(homeList({ ...settled, ...facts }), hasEvent)).toMatchObject(expected);
  });
});

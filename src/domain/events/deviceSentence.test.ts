import { describe, expect, it } from 'vitest';
import { deviceSentence } from './deviceSentence.ts';
import type { DeviceFacts } from './deviceSentence.ts';
import { DEVICE_ADVANCES, EVENT_HISTORIES } from './deviceStates.ts';

const included: DeviceFacts = {
  phase: 'running',
  preEvent: 'INCLUDED',
  advance: null,
  participation: null,
  history: null,
  shiftedSeconds: 0,
};

describe('describing a device in an event', () => {
  it.each<[string, Partial<DeviceFacts>, string, string | null, string]>([
    ['will take part', { phase: 'before' }, 'pre.INCLUDED', null, 'in'],
    ['stays out', { phase: 'before', preEvent: 'EXCLUDED' }, 'pre.EXCLUDED', null, 'out'],
    ['cannot be reached before', { phase: 'before', preEvent: 'ISSUE' }, 'pre.ISSUE', null, 'trouble'],
    [
      'waits for its command',
      { advance: 'SCHEDULED', history: 'SCHEDULED' },
      'advance.SCHEDULED',
      null,
      'in',
    ],
    [
      'was left out before its command',
      { preEvent: 'EXCLUDED', advance: 'SCHEDULED', history: 'SCHEDULED' },
      'pre.EXCLUDED',
      null,
      'out',
    ],
    ['is off', { advance: 'SHIFTED', history: 'OFF' }, 'advance.SHIFTED', null, 'in'],
    ['is moved', { advance: 'SHIFTED', history: 'DR_EVENT' }, 'advance.SHIFTED', null, 'in'],
    ['goes on longer', { advance: 'SHIFTED', history: 'EXTENSION' }, 'advance.SHIFTED', 'EXTENSION', 'in'],
    [
      'could not be seen once',
      { advance: 'SHIFTED', history: 'SCRAPE_FAILED' },
      'advance.SHIFTED',
      'SCRAPE_FAILED',
      'in',
    ],
    [
      'is out of sight',
      { advance: 'SHIFTED', history: 'SCRAPE_FAILED_GIVEN_UP' },
      'advance.SHIFTED',
      'SCRAPE_FAILED_GIVEN_UP',
      'trouble',
    ],
    ['is back', { phase: 'over', advance: 'SHIFTED', history: 'DONE' }, 'advance.SHIFTED', 'DONE', 'in'],
    [
      'was turned on',
      { advance: 'SHIFTED', participation: 'TURNED_ON_DURING', history: 'ALREADY_ON' },
      'participation.TURNED_ON_DURING',
      null,
      'in',
    ],
    [
      'was off',
      { advance: 'ALREADY_OFF', participation: 'ALREADY_OFF', history: 'ALREADY_OFF' },
      'participation.ALREADY_OFF',
      null,
      'in',
    ],
    [
      'was taken out while it ran',
      { advance: 'SHIFTED', participation: 'OPT_OUT', history: 'DONE' },
      'participation.OPT_OUT',
      'DONE',
      'out',
    ],
    [
      'was kept out',
      { advance: 'OPT_OUT', participation: 'OPT_OUT', history: 'OPT_OUT' },
      'participation.OPT_OUT',
      null,
      'out',
    ],
    [
      'ended by itself',
      { advance: 'SHIFTED', participation: 'OTHER', history: 'ALREADY_ON' },
      'participation.OTHER',
      'ALREADY_ON',
      'in',
    ],
    ['is tried again', { advance: 'OFFLINE', history: 'FAILED' }, 'advance.OFFLINE', null, 'trouble'],
    [
      'is given up',
      { advance: 'OFFLINE_GIVEN_UP', participation: 'OTHER', history: 'OFFLINE_GIVEN_UP' },
      'advance.OFFLINE_GIVEN_UP',
      null,
      'trouble',
    ],
    [
      'cannot be commanded',
      { advance: 'NOT_IMPLEMENTED', participation: 'OTHER', history: 'NOT_IMPLEMENTED' },
      'advance.NOT_IMPLEMENTED',
      null,
      'out',
    ],
    ['was never in it', { phase: 'over', preEvent: 'ISSUE' }, 'pre.ISSUE', null, 'out'],
  ])('EVT-17 to EVT-20: a device that %s', (_what, facts, main, latest, look) => {
    expect(deviceSentence({ ...included, ...facts })).toMatchObject({ main, latest, look });
  });

  it.each([
    [0, null],
    [1, 60_000],
    [89, 60_000],
    [90, 2 * 60_000],
    [2820, 47 * 60_000],
    [3597, 60 * 60_000],
  ])('%i seconds count as %s ms', (shiftedSeconds, shiftedMs) => {
    expect(deviceSentence({ ...included, advance: 'SHIFTED', shiftedSeconds }).shiftedMs).toBe(shiftedMs);
  });

  it.each(DEVICE_ADVANCES)('EVT-19: says %s when nothing else is known', (advance) => {
    expect(deviceSentence({ ...included, advance }).main).toBe(`advance.${advance}`);
  });

  it.each(EVENT_HISTORIES.filter((history) => !['SCHEDULED', 'OFF', 'DR_EVENT'].includes(history)))(
    'EVT-20: adds %s to another sentence',
    (history) => {
      expect(deviceSentence({ ...included, advance: 'SHIFTED', history }).latest).toBe(history);
    },
  );
});

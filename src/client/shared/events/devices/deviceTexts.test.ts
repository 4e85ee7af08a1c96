import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { EventDevice } from '../../../../../codegen/rest/types.ts';
import {
  DEVICE_ADVANCES,
  DEVICE_PARTICIPATIONS,
  EVENT_HISTORIES,
  PRE_EVENT_PARTICIPATIONS,
} from '../../../../domain/events/deviceStates.ts';
import { deviceTexts } from './deviceTexts.ts';

const device: EventDevice = {
  device_id: 'd1',
  display_name: 'Hall',
  device_type: 'plug',
  opt: 'in',
  pre_event: 'INCLUDED',
  advance: null,
  participation: null,
  history: null,
  shifted_seconds: 0,
  can_feed: false,
  fed_wh: null,
  may_opt_in: false,
  may_opt_out: false,
};
const phases = ['before', 'running', 'over'] as const;
const kinds = ['thermostat', 'plug', 'ev', 'monitor'] as const;

const states: readonly (readonly [string, Partial<EventDevice>])[] = [
  ...PRE_EVENT_PARTICIPATIONS.map((value) => [`EVT-17: ${value}`, { pre_event: value }] as const),
  ...DEVICE_PARTICIPATIONS.map(
    (value) => [`EVT-18: ${value}`, { advance: 'SHIFTED', participation: value }] as const,
  ),
  ...DEVICE_ADVANCES.map((value) => [`EVT-19: ${value}`, { advance: value }] as const),
  ...EVENT_HISTORIES.map((value) => [`EVT-20: ${value}`, { advance: 'SHIFTED', history: value }] as const),
];

describe.each(['en-US', 'fr-CA'])('the texts for a device (%s)', (locale) => {
  const messages = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../i18n/messages/${locale}/eventDevices.json`), 'utf8'),
  ) as Record<string, string>;
  const failures: string[] = [];
  const intl = createIntl({ locale, messages, onError: (error) => void failures.push(error.message) });
  const say = (more: Partial<EventDevice>, phase: (typeof phases)[number]): string[] => {
    const { id, latestId, values } = deviceTexts({ ...device, ...more }, phase, {
      opt: 'in',
      may_opt_in: false,
      vacation: null,
    });
    return [id, ...(latestId === null ? [] : [latestId])].map((one) =>
      intl.formatMessage({ id: one }, { ...values, time: '12 min', fed: '3.2 kWh' }),
    );
  };

  it.each(states)('%s is a readable text in every phase, for every kind, long or short', (_value, more) => {
    for (const phase of phases) {
      for (const device_type of kinds) {
        for (const [shifted_seconds, fed_wh] of [
          [0, null],
          [720, null],
          [720, 3_200],
        ] as const) {
          for (const text of say({ ...more, device_type, shifted_seconds, fed_wh }, phase)) {
            expect(text).toMatch(/^\p{Lu}[^{}]{3,}$/u);
            expect(text).not.toMatch(/[A-Z]{3,}|_|eventDevices/);
          }
        }
      }
    }
    expect(failures).toEqual([]);
  });

  it('EVT-18 to EVT-20: every value that can appear alone has its own text', () => {
    expect(
      new Set(
        DEVICE_PARTICIPATIONS.flatMap((participation) => say({ advance: 'SHIFTED', participation }, 'over')),
      ).size,
    ).toBe(DEVICE_PARTICIPATIONS.length);
    expect(new Set(DEVICE_ADVANCES.flatMap((advance) => say({ advance }, 'running'))).size).toBe(
      DEVICE_ADVANCES.length,
    );
    expect(new Set(EVENT_HISTORIES.map((history) => messages[`eventDevices.history.${history}`])).size).toBe(
      EVENT_HISTORIES.length,
    );
  });
});

const vacation = { state: 'planned', start_date: '2026-08-01', end_date: '2026-08-14' } as const;

describe('a device that is excluded although the member did not exclude it', () => {
  it.each([
    ['not joined yet', { opt: null, may_opt_in: true, vacation: null }, 'in', 'join'],
    ['left, with a way back', { opt: 'out', may_opt_in: true, vacation: null }, 'in', 'join'],
    ['too late to join', { opt: null, may_opt_in: false, vacation: null }, 'in', 'other'],
    ['joined, but away', { opt: 'in', may_opt_in: false, vacation }, 'in', 'away'],
    ['not joined, and away', { opt: null, may_opt_in: false, vacation }, 'in', 'away'],
    ['kept out itself', { opt: 'in', may_opt_in: false, vacation }, 'out', 'other'],
  ] as const)('EVT-17: %s', (_what, event, opt, why) => {
    expect(deviceTexts({ ...device, pre_event: 'EXCLUDED', opt }, 'before', event).values.why).toBe(why);
  });
});

import { describe, expect, it } from 'vitest';
import { clientApp, renderHtml } from '../../../../../tests/support/clientApp.tsx';
import { receiptAnswer } from '../../../../../tests/support/stubEvents.ts';
import { DEFAULT_PROGRAM_RULES } from '../../../../domain/programs/rules.ts';
import { settleRealTime } from '../../../../domain/settlement/realTime.ts';
import type { RealTimeInput } from '../../../../domain/settlement/realTime.ts';
import { Receipt } from './Receipt.tsx';

const START = 1_772_000_100;

async function shown(given: Pick<RealTimeInput, 'left'> & { readonly streak: number }): Promise<string> {
  const receipt = settleRealTime({
    event: {
      id: 'event-1',
      algorithm: 'participation_reduction_rt_break_streaks',
      start: START,
      end: START + 1800,
    },
    rules: DEFAULT_PROGRAM_RULES,
    wattConversionRate: 100,
    devices: [
      {
        deviceId: 'a',
        deviceType: 'ev',
        displayName: 'Car',
        stretches: [{ start: START, end: START + 900 }],
      },
    ],
    left: given.left,
    away: false,
    standing: { recent: [], streak: given.streak, setup: 'utility-connected' },
  });
  return renderHtml(
    await clientApp(),
    <Receipt answer={receiptAnswer(receipt, receipt.watts)} timeZone="UTC" />,
    '/',
  );
}

describe('EVT-26: the result of a real-time event mentions the streak when it was not kept', () => {
  it.each([
    ['stayed in', { left: false, streak: 8 }, null],
    ['left', { left: true, streak: 8 }, 'Your streak of 8 events ended'],
    ['left with a long streak', { left: true, streak: 24 }, 'Your streak went from 24 events to 10'],
  ] as const)('%s', async (_row, given, said) => {
    const html = await shown(given);
    if (said === null) expect(html).not.toContain('Tier and streak');
    else for (const words of ['Tier and streak', said]) expect(html).toContain(words);
  });
});

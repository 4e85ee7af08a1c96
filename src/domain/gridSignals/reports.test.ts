import { describe, expect, it } from 'vitest';
import { createReport, type EventTotals } from './reports.ts';

const event = {
  vtnEventId: 'event-1',
  start: new Date('2026-07-01T18:00:00Z'),
  end: new Date('2026-07-01T19:30:00Z'),
};
const totals: EventTotals = { tookPart: 3, measured: 3, reductionWh: 1250, usedWh: 2000, baselineWh: 3250 };
const payloads = (payloadTypes: string[], given: Partial<EventTotals> = {}) =>
  (
    createReport(event, { payloadTypes }, { ...totals, ...given }, 'Ebbwatt') as {
      resources: { intervals: { payloads: unknown[] }[] }[];
    }
  ).resources[0]?.intervals[0]?.payloads;

describe('the report on an event', () => {
  it('is one aggregate over its window', () => {
    expect(createReport(event, { payloadTypes: ['DELTA_USAGE'] }, totals, 'Ebbwatt')).toMatchObject({
      eventID: 'event-1',
      clientName: 'Ebbwatt',
      resources: [
        {
          resourceName: 'AGGREGATED_REPORT',
          intervalPeriod: { start: '2026-07-01T18:00:00.000Z', duration: 'PT1H30M' },
        },
      ],
    });
  });

  it('reports what was requested, and always the number of participants', () => {
    expect(payloads(['DELTA_USAGE', 'USAGE', 'BASELINE'])).toEqual([
      { type: 'DELTA_USAGE', values: [-1.25] },
      { type: 'USAGE', values: [2] },
      { type: 'BASELINE', values: [3.25] },
      { type: 'PARTICIPATION_COUNT', values: [3] },
      { type: 'DATA_QUALITY', values: ['OK'] },
    ]);
  });

  it.each([
    ['some are not measured yet', { measured: 2 }, 'ESTIMATED'],
    ['no meter proves it', { reductionWh: null }, 'MISSING'],
  ])('marks data as missing where %s', (_, given, quality) => {
    expect(payloads(['DELTA_USAGE'], given)).toContainEqual({ type: 'DATA_QUALITY', values: [quality] });
  });
});

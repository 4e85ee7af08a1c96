import { expect, it } from 'vitest';
import { outageNotice } from './outageNotice.ts';

const now = new Date('2026-06-01T12:00:00Z');
const away = { inOutage: true, outageEndAt: new Date('2026-06-03T18:00:00Z'), shortName: 'Cedar Power', now };
const zone = 'America/Los_Angeles';

it.each([
  ['UTL-70: with a date', away, zone, { key: 'until', utility: 'Cedar Power', until: 'June 3' }],
  [
    'UTL-70: the day is that of the home',
    { ...away, outageEndAt: new Date('2026-06-03T02:00:00Z') },
    zone,
    { key: 'until', utility: 'Cedar Power', until: 'June 2' },
  ],
  [
    'UTL-71: without a short name',
    { ...away, shortName: null },
    zone,
    { key: 'until', utility: null, until: 'June 3' },
  ],
  [
    'UTL-71: with an empty short name',
    { ...away, shortName: ' ' },
    zone,
    { key: 'until', utility: null, until: 'June 3' },
  ],
  ['UTL-72: without a date', { ...away, outageEndAt: null }, zone, { key: 'open', utility: 'Cedar Power' }],
  [
    'UTL-72: with a date that has passed',
    { ...away, outageEndAt: new Date('2026-05-31T00:00:00Z') },
    zone,
    { key: 'open', utility: 'Cedar Power' },
  ],
  ['UTL-70: no outage', { ...away, inOutage: false }, zone, null],
] as const)('%s', (_what, facts, inZone, notice) => {
  expect(outageNotice(facts, inZone)).toEqual(notice);
});

it("HLP-26: writes the day in the reader's language", () => {
  expect(outageNotice(away, zone, 'fr-CA')).toMatchObject({ until: '3 juin' });
});

import { describe, expect, it } from 'vitest';
import { clientApp, renderHtml } from '../../../tests/support/clientApp.tsx';
import { StaleNotice } from './StaleNotice.tsx';

const AT = Date.parse('2027-06-02T18:00:00Z');

describe('polled data', () => {
  it.each([
    ['never failed', 0, false],
    ['failed before the last answer came', AT - 60_000, false],
    ['has failed for 299 s', AT + 299_000, false],
    ['has failed for 361 s', AT + 361_000, true],
  ])('NET-35, CON-11: when it %s', async (_what, errorUpdatedAt, isShown) => {
    const html = renderHtml(
      await clientApp(),
      <StaleNotice read={{ dataUpdatedAt: AT, errorUpdatedAt }} />,
      '/events',
    );
    expect(html.includes('This may be out of date')).toBe(isShown);
    expect(html.includes('We haven’t had an update for 6 minutes')).toBe(isShown);
  });
});

import { describe, expect, it } from 'vitest';
import { checkWebhook, nextTry } from './kinds.ts';

describe('webhooks to partners', () => {
  it('are tried again later each time, and given up after nine times', () => {
    const now = new Date(0);
    expect([1, 2, 9].map((failures) => nextTry(failures, now)?.getTime())).toEqual([
      5_000, 300_000, 86_400_000,
    ]);
    expect(nextTry(10, now)).toBeNull();
  });

  it.each([
    ['https://grid.example/hooks', true],
    ['http://grid.example/hooks', false],
    ['https://ada:secret@grid.example', false],
    ['grid.example', false],
  ])('%s may be called: %s', (url, isFine) => {
    expect(checkWebhook({ url, kinds: ['EVENT_SETTLED'] }, false)).toEqual(isFine ? [] : ['url']);
  });

  it('want a kind, and may be plain inside the operator’s network', () => {
    expect(checkWebhook({ url: 'http://10.0.0.1/', kinds: [] }, true)).toEqual(['kinds']);
  });
});

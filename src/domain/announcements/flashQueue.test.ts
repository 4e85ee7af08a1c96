import { describe, expect, it } from 'vitest';
import {
  flashDurationMs,
  flashQueue,
  nextFlashLeavesAt,
  type Flash,
  type FlashAction,
} from './flashQueue.ts';

const unheard = () => {
  throw new Error('Nothing was to be logged.');
};

/** Reduces the actions on an empty queue. */
function after(...actions: FlashAction[]): readonly Flash[] {
  return actions.reduce<readonly Flash[]>((queue, action) => flashQueue(queue, action, unheard), []);
}

const raise = (id: string, now: number, text = `Text ${id}`): FlashAction => ({
  kind: 'raise',
  id,
  text,
  now,
});
const ids = (queue: readonly Flash[]) => queue.map(({ id }) => id);

describe('flash messages', () => {
  it('FLT-01, FLT-02: have a text and a type, info by default', () => {
    expect(after({ kind: 'raise', id: 'a', text: 'Saved.', now: 0 })).toMatchObject([
      { text: 'Saved.', type: 'info' },
    ]);
    expect(after({ kind: 'raise', id: 'a', text: 'Saved.', type: 'success', now: 0 })).toMatchObject([
      { type: 'success' },
    ]);
  });

  it.each([
    ['FLT-04', 'x'.repeat(44), 3_500],
    ['FLT-05', 'x'.repeat(45), 7_000],
    ['FLT-05', 'For security purposes, that link has expired!', 7_000],
    ['FLT-04', '⚡'.repeat(20) + '🔋'.repeat(24), 3_500],
    ['FLT-04', '', 3_500],
  ])('CON-09, %s: "%s" stays %d ms', (_row, text, milliseconds) => {
    expect(flashDurationMs(text)).toBe(milliseconds);
  });

  it('FLT-03, AMB-11: are stacked, and the oldest leaves first', () => {
    const both = after(raise('a', 0), raise('b', 1_000));
    expect(ids(both)).toEqual(['a', 'b']);
    expect(ids(flashQueue(both, { kind: 'tick', now: 3_499 }, unheard))).toEqual(['a', 'b']);
    expect(ids(flashQueue(both, { kind: 'tick', now: 3_500 }, unheard))).toEqual(['b']);
    expect(ids(flashQueue(both, { kind: 'tick', now: 4_500 }, unheard))).toEqual([]);
  });

  it('AMB-11: each has its own time, so a long one outlasts a younger short one', () => {
    const both = after(raise('long', 0, 'x'.repeat(45)), raise('short', 1_000));
    expect(ids(flashQueue(both, { kind: 'tick', now: 4_500 }, unheard))).toEqual(['long']);
  });

  it('FLT-03: can be dismissed one at a time', () => {
    expect(ids(after(raise('a', 0), raise('b', 0), raise('c', 0), { kind: 'dismiss', id: 'b' }))).toEqual([
      'a',
      'c',
    ]);
  });

  it('FLT-01: ignores a blank text', () => {
    expect(after(raise('a', 0, '  '))).toEqual([]);
  });

  it('FLT-04: reports when the next flash leaves', () => {
    expect(nextFlashLeavesAt(after(raise('long', 0, 'x'.repeat(45)), raise('short', 1_000)))).toBe(4_500);
    expect(nextFlashLeavesAt([])).toBeNull();
  });

  it('returns the same queue when nothing changes', () => {
    const one = after(raise('a', 0));
    expect(flashQueue(one, { kind: 'tick', now: 1 }, unheard)).toBe(one);
    expect(flashQueue(one, { kind: 'dismiss', id: 'z' }, unheard)).toBe(one);
  });

  it('NET-27: logs an unknown action and changes nothing', () => {
    const logged: unknown[] = [];
    const one = after(raise('a', 0));
    const strange = JSON.parse('{"kind":"explode"}') as FlashAction;
    expect(flashQueue(one, strange, (message, detail) => logged.push([message, detail]))).toBe(one);
    expect(logged).toEqual([['Unexpected action in flashQueue', { kind: 'explode' }]]);
  });
});

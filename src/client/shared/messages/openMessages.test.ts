import { describe, expect, it } from 'vitest';
import { messageWords } from './messageWords.ts';
import { openMessages } from './openMessages.ts';

const NOW = Date.parse('2026-07-14T20:00:00Z');
const message = (id: string, kind: string, at: string) => ({
  id,
  kind,
  at_dttm: at,
  device_id: 'd',
  device_name: 'Hallway',
});
const messages = [
  message('gone', 'device_deactivated', '2026-07-14T18:00:00Z'),
  message('promo', 'promo', '2026-07-14T17:00:00Z'),
  message('added', 'device_added', '2026-07-13T18:00:00Z'),
  message('old', 'device_added', '2026-07-07T18:00:00Z'),
];
const shown = (dismissed: readonly string[] = []) =>
  openMessages(messages, NOW, dismissed).map(({ id }) => id);

describe('MSG-02: which messages are shown', () => {
  it('shows both known kinds, newest first, for a week', () => {
    expect(shown()).toEqual(['gone', 'added']);
    expect(openMessages([...messages].reverse(), NOW, []).map(({ id }) => id)).toEqual(['gone', 'added']);
  });

  it('dismissing one leaves the others', () => {
    expect(shown(['gone'])).toEqual(['added']);
    expect(shown(['added'])).toEqual(['gone']);
    expect(shown(['added', 'gone'])).toEqual([]);
  });

  it.each([
    ['device_added', 'added', true, 'messages.added', 'messages.added.takesPart'],
    ['device_added', 'added', false, 'messages.added', 'messages.added.text'],
    ['device_deactivated', 'removed', true, 'messages.gone.takesPart', 'messages.gone.removed'],
    ['device_deactivated', 'removed', false, 'messages.gone', 'messages.gone.removed'],
    ['device_deactivated', 'missing', true, 'messages.gone.takesPart', 'messages.gone.missing'],
    ['device_deactivated', 'ended', true, 'messages.gone.takesPart', 'messages.gone.ended'],
  ] as const)('%s, %s, commanded in events: %s', (kind, cause, controllable, title, text) => {
    const known = { ...message('a', kind, '2026-07-14T18:00:00Z'), kind, cause, controllable };
    expect(messageWords(known)).toEqual({ title, text });
  });

  it("doesn't mention participation, or a reason, when unknown", () => {
    const [gone] = openMessages(messages, NOW, []);
    expect(gone === undefined ? null : messageWords(gone)).toEqual({
      title: 'messages.gone.takesPart',
      text: 'messages.gone.ended',
    });
  });
});

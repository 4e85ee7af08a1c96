import { expect, it } from 'vitest';
import { say } from '../platform/messages/say.ts';
import { ownReason } from './ownReason.ts';

it.each([
  [['en-AU'], 'The start was missed by 101 minutes.'],
  [['fr-CA', 'en-CA'], 'Le début a été manqué de 101 minutes.'],
] as const)('a reason that the product gives is in the first language of %s', (locales, reason) => {
  expect(ownReason({ config: { locales } }, say('audit.startMissed', { minutes: 101 }))).toBe(reason);
});

it('a grid signal is named with its reason, if it has one', () => {
  const signal = (given: string | null) =>
    ownReason(
      null,
      say('audit.gridSignal', {
        signal: 'S-1',
        source: 'Bench',
        given: given === null ? 'no' : 'yes',
        reason: given ?? '',
      }),
    );
  expect(signal(null)).toBe('Grid signal S-1 of Bench');
  expect(signal('A hot evening.')).toBe('Grid signal S-1 of Bench: A hot evening.');
});

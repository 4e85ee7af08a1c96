// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepStep, keptStep } from './keptStep.ts';

it('NET-12: keeps the second step as long as the server does, next to what else the entry holds', () => {
  window.history.replaceState({ key: 'k', usr: { email: 'dana@example.org' } }, '');
  let minutes = 0;
  const clock = { now: () => minutes * 60_000 };
  expect(keptStep(clock)).toBeNull();
  keepStep(clock, { kind: 'code', channels: ['email', 'sms'] }, 'sms');
  minutes = 9;
  expect(keptStep(clock)).toEqual({ step: { kind: 'code', channels: ['email', 'sms'] }, sentTo: 'sms' });
  minutes = 10;
  expect(keptStep(clock)).toBeNull();
  keepStep(clock, { kind: 'staff', options: ['enroll'] });
  expect(keptStep(clock)).toEqual({ step: { kind: 'staff', options: ['enroll'] }, sentTo: null });
  keepStep(clock, null);
  expect(keptStep(clock)).toBeNull();
  expect(window.history.state).toEqual({ key: 'k', usr: { email: 'dana@example.org' } });
});

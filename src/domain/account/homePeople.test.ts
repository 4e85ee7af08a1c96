import { expect, it } from 'vitest';
import { invitationEndsAt, personState } from './homePeople.ts';

const SENT = new Date('2026-06-15T12:00:00Z');
const expiresAt = invitationEndsAt(SENT);

it('an invitation works for a week', () => {
  expect(expiresAt).toEqual(new Date('2026-06-22T12:00:00Z'));
  expect(personState({ hasJoined: false, expiresAt }, new Date(expiresAt.getTime() - 1))).toBe('invited');
  expect(personState({ hasJoined: false, expiresAt }, expiresAt)).toBe('ended');
});

it('who has joined stays in the home', () => {
  expect(personState({ hasJoined: true, expiresAt: SENT }, expiresAt)).toBe('joined');
});

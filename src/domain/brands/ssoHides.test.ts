import { expect, it } from 'vitest';
import { isHiddenBySso } from './ssoHides.ts';

it.each([
  ['a listed part, with single sign-on', true, 'password', true],
  ['a listed part, with a password', false, 'password', false],
  ['another part, with single sign-on', true, 'delete_account', false],
] as const)('BRD-31, SET-35: %s', (_name, ssoLogin, setting, hidden) => {
  expect(isHiddenBySso({ ssoLoginHides: ['password', 'email'] }, setting, { ssoLogin })).toBe(hidden);
});

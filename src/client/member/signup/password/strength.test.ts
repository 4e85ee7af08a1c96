import { expect, it } from 'vitest';
import { passwordStrength } from './strength.ts';

it.each([
  ['', 'short'],
  ['ninechars', 'short'],
  ['tencharact', 'fair'],
  ['aaaaaaaaaaaaaaaaaaaa', 'fair'],
  ['thirteen chars', 'good'],
  ['kettle moon staple orbit', 'strong'],
  ['Zürich🌙grüßt', 'fair'],
])('SGN-11: "%s" is %s', (text, strength) => {
  expect(passwordStrength(text)).toBe(strength);
});

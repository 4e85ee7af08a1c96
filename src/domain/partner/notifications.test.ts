import { expect, it } from 'vitest';
import { readableTargets } from './notifications.ts';

const given = new Set(['north', 'ev']);

it.each([
  ['an object for all, asked for without targets', null, null, []],
  ['an object for all, asked for by a target', null, ['north'], null],
  ['an object with a target that is asked for and given', ['north', 'south'], ['north', 'south'], ['north']],
  ['an object with a target that is given and not asked for', ['north'], null, null],
  ['an object with a target that is asked for and not given', ['south'], ['south'], null],
])('%s', (_what, ofObject, asked, readable) => {
  expect(readableTargets(ofObject, asked, given)).toEqual(readable);
});

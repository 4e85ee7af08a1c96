import { describe, expect, it } from 'vitest';
import { leadKind } from './leadKind.ts';

describe('the text under a result', () => {
  it.each([
    ['a clear saving is praised', 1196, false, 'cheer'],
    [
      'a small saving is neither praised nor comforted: "There’s always the next one" does not follow "You saved 214 Wh"',
      214,
      true,
      'close',
    ],
    ['using a little more is within the usual error, too', -90, true, 'close'],
    ['using clearly more is comforted', -420, false, 'encouragement'],
    ['using as much as usual is comforted', 0, true, 'encouragement'],
  ] as const)('%s', (_name, reductionWh, isWithinNoise, kind) => {
    expect(leadKind(reductionWh, isWithinNoise)).toBe(kind);
  });
});

import { describe, expect, it } from 'vitest';
import { audienceOf, BUILT_IN_SEGMENTS, segmentOf, WHOLE_PROGRAM } from './audience.ts';

describe('the audience of an event', () => {
  it('is the whole program where nothing is chosen', () => {
    expect([audienceOf(null), audienceOf(undefined)]).toEqual([WHOLE_PROGRAM, WHOLE_PROGRAM]);
    expect(segmentOf(WHOLE_PROGRAM)).toBeNull();
  });

  it.each(BUILT_IN_SEGMENTS)('is the chosen segment: %s', (segment) => {
    expect(segmentOf(audienceOf(segment))).toBe(segment);
  });
});

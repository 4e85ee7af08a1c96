import { describe, expect, it } from 'vitest';
import { toAudience, BUILT_IN_SEGMENTS, toSegment, WHOLE_PROGRAM } from './audience.ts';

describe('the audience of an event', () => {
  it('is the whole program where nothing is chosen', () => {
    expect([toAudience(null), toAudience(undefined)]).toEqual([WHOLE_PROGRAM, WHOLE_PROGRAM]);
    expect(toSegment(WHOLE_PROGRAM)).toBeNull();
  });

  it.each(BUILT_IN_SEGMENTS)('is the chosen segment: %s', (segment) => {
    expect(toSegment(toAudience(segment))).toBe(segment);
  });
});

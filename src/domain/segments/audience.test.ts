import { describe, expect, it } from 'vitest';
import { toAudience, toSegment, WHOLE_PROGRAM } from './audience.ts';
import { CODE_SEGMENT_KEYS } from './codeSegments.ts';

describe('the audience of an event', () => {
  it('is the whole program where nothing is chosen', () => {
    expect([toAudience(null), toAudience(undefined)]).toEqual([WHOLE_PROGRAM, WHOLE_PROGRAM]);
    expect(toSegment(WHOLE_PROGRAM)).toBeNull();
  });

  it.each([...CODE_SEGMENT_KEYS, '0f8fad5b-d9cb-469f-a165-70867728950e'])(
    'is the chosen segment: %s',
    (segment) => {
      expect(toSegment(toAudience(segment))).toBe(segment);
    },
  );
});

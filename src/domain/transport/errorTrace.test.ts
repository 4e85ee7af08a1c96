import { expect, it } from 'vitest';
import { ERROR_TRACE_SAMPLE_RATE, isTraced } from './errorTrace.ts';

it('CON-04, NET-26, ANL-11: 15 errors of 100 carry a trace', () => {
  expect(ERROR_TRACE_SAMPLE_RATE).toBe(0.15);
  const hundred = Array.from({ length: 100 }, (_, index) => index / 100);
  expect(hundred.filter(isTraced)).toHaveLength(15);
});

import { expect, it } from 'vitest';
import type { RequestContext } from './context.ts';
import { readAhead } from './readAhead.ts';

const request = (requestId: string) => ({ requestId }) as RequestContext;

it('gives what was read ahead for a request to that request, and once', () => {
  const [one, other] = [request('one'), request('other')];
  const names = readAhead<string>();
  names.put(one, 'Dana');
  expect(names.take(other)).toBe(undefined);
  expect(names.take(one)).toBe('Dana');
  expect(names.take(one)).toBe(undefined);
});

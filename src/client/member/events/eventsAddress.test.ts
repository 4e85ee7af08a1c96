import { describe, expect, it } from 'vitest';
import { eventsAddress } from './eventsAddress.ts';

describe('the address of the events', () => {
  it.each([
    ['', { show: 'all', pages: 1 }],
    ['show=joined&pages=3', { show: 'joined', pages: 3 }],
    ['show=results', { show: 'results', pages: 1 }],
    ['show=nonsense&pages=-2', { show: 'all', pages: 1 }],
    ['pages=1.5', { show: 'all', pages: 1 }],
    ['pages=100000', { show: 'all', pages: 50 }],
  ])('%s', (query, address) => {
    expect(eventsAddress(new URLSearchParams(query))).toEqual(address);
  });
});

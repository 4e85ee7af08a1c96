import { describe, expect, it } from 'vitest';
import { hostName, resolveBrand } from './resolveBrand.ts';

const known = [
  { id: 'default', hosts: ['default.localhost', 'localhost', 'app.ebbwatt.example'] },
  { id: 'us-mobile', hosts: ['us-mobile.localhost', 'energy.kestrel-wireless.example'] },
];

describe('resolveBrand', () => {
  it.each([
    ['us-mobile.localhost', null, 'us-mobile', 'host'],
    ['us-mobile.localhost:3000', null, 'us-mobile', 'host'],
    ['US-Mobile.LocalHost:3000', null, 'us-mobile', 'host'],
    ['energy.kestrel-wireless.example.', null, 'us-mobile', 'host'],
    ['energy.kestrel-wireless.example.:443', null, 'us-mobile', 'host'],
    ['localhost:5000', 'us-mobile', 'default', 'host'],
    ['pr-17.review.example', 'us-mobile', 'us-mobile', 'build'],
    ['127.0.0.1:3000', 'us-mobile', 'us-mobile', 'build'],
    ['[::1]:3000', 'us-mobile', 'us-mobile', 'build'],
    ['pr-17.review.example', null, 'default', 'default'],
    ['pr-17.review.example', 'no-such-brand', 'default', 'default'],
    ['us-mobile.localhost.evil.example', null, 'default', 'default'],
    ['evil.example/us-mobile.localhost', null, 'default', 'default'],
    ['us-mobile.localhost:3000:1', null, 'default', 'default'],
    ['us-mobile.localhost, localhost', null, 'default', 'default'],
    ['', null, 'default', 'default'],
    [undefined, null, 'default', 'default'],
  ])('BRD-04: host %s with build setting %s is %s, by %s', (host, build, id, by) => {
    expect(resolveBrand(host, build, known)).toEqual({ id, by });
  });

  it('parses a very long header without going back over it', () => {
    expect(hostName(`${'a.-'.repeat(200_000)}!`)).toBeNull();
  });
});

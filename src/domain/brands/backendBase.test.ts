import { describe, expect, it } from 'vitest';
import { backendBase, backendPrefix, connectUrl } from './backendBase.ts';

describe('backendBase', () => {
  it.each([
    ['dev', '/backend', 'http://localhost:3000', 'http://localhost:6543/backend'],
    ['dev', '/backend', 'http://us-mobile.localhost:5000', 'http://us-mobile.localhost:6543/backend'],
    ['dev', '/', 'http://localhost:3000', 'http://localhost:6543'],
    ['dev', 'http://api.localhost:3000/v1/', 'http://localhost:8080', 'http://api.localhost:6543/v1'],
    ['dev', '/backend', 'http://localhost:4000', 'http://localhost:4000/backend'],
    ['review', '/backend', 'http://localhost:3000', 'http://localhost:3000/backend'],
    ['production', '/backend', 'https://app.ebbwatt.example', 'https://app.ebbwatt.example/backend'],
    [
      'production',
      'https://api.ebbwatt.example/',
      'https://app.ebbwatt.example',
      'https://api.ebbwatt.example',
    ],
  ] as const)(
    'BRD-09, BRD-10, CON-29: in %s, %s from a page on %s is %s',
    (environment, backendBaseUrl, origin, base) => {
      expect(backendBase({ environment, backendBaseUrl }, origin)).toBe(base);
    },
  );

  it.each([
    ['/backend', '/backend'],
    ['/', ''],
    ['https://api.ebbwatt.example/v1/', '/v1'],
  ])('the prefix of %s is "%s"', (backendBaseUrl, prefix) => {
    expect(backendPrefix({ backendBaseUrl })).toBe(prefix);
  });

  it('BRD-13: single sign-on begins at {backend}/connect/{brand}', () => {
    expect(connectUrl('https://energy.tamarack-telecom.example/backend', 'ca-telecom')).toBe(
      'https://energy.tamarack-telecom.example/backend/connect/ca-telecom',
    );
  });
});

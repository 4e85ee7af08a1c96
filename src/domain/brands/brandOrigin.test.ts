import { describe, expect, it } from 'vitest';
import { backendAddress, brandOrigin } from './brandOrigin.ts';

const published = {
  hosts: ['app.ebbwatt.example', 'old.ebbwatt.example'],
  localHosts: ['default.localhost', 'localhost'],
};
const unpublished = { hosts: [], localHosts: ['org.localhost'] };

describe('links to a brand', () => {
  it.each([
    [
      'in production behind a proxy of the same machine',
      published,
      'production',
      'localhost',
      'https://app.ebbwatt.example',
    ],
    ['in production on every address', published, 'production', '0.0.0.0', 'https://app.ebbwatt.example'],
    ['elsewhere on this machine only', published, 'review', '127.0.0.1', 'http://localhost:8080'],
    ['elsewhere on every address', published, 'staging', '0.0.0.0', 'https://app.ebbwatt.example'],
    ['without a published host', unpublished, 'production', 'localhost', 'http://org.localhost:8080'],
  ] as const)('%s', (_where, brand, environment, host, origin) => {
    expect(brandOrigin(brand, { environment, host, pagesPort: 8080 })).toBe(origin);
  });

  it('lead to the pages, and partners to the API, which has another port in development', () => {
    const served = {
      environment: 'dev',
      host: 'localhost',
      pagesPort: 3000,
      port: 6543,
      apiPrefix: '/backend',
    } as const;
    expect([brandOrigin(published, served), backendAddress(published, served)]).toEqual([
      'http://localhost:3000',
      'http://localhost:6543/backend',
    ]);
    expect(backendAddress(published, { ...served, environment: 'production' })).toBe(
      'https://app.ebbwatt.example/backend',
    );
  });
});

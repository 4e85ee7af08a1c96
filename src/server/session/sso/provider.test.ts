import { expect, it } from 'vitest';
import type { Outbound, OutboundAnswer } from '../../platform/http/outbound.ts';
import type { Partners } from '../../platform/partners.ts';
import { createIdentityProviders } from './provider.ts';

const ISSUER = 'https://id.example';
const BODY = JSON.stringify({
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
});

/** Providers of a brand whose provider fails as often as `failures` says. */
function providers() {
  const state = { failures: 0, calls: 0, now: new Date('2026-06-01T12:00:00Z') };
  const call: Outbound['call'] = () => {
    state.calls += 1;
    if (state.failures > 0) {
      state.failures -= 1;
      return Promise.reject(new Error('deadline'));
    }
    const answer: Pick<OutboundAnswer, 'status' | 'headers' | 'body'> = {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(BODY),
    };
    return Promise.resolve(answer as OutboundAnswer);
  };
  const found = createIdentityProviders({
    partners: {
      oidc: () => ({ issuer: ISSUER, clientId: 'a', clientSecret: 'b' }),
    } as unknown as Partners,
    outbound: { call },
    clock: { now: () => state.now },
  });
  return { state, find: async () => (await found.of('ca-telecom'))?.serverMetadata().issuer };
}

it('asks a provider that has just woken up a second time', async () => {
  const { state, find } = providers();
  state.failures = 1;
  expect(await find()).toBe(ISSUER);
  expect(state.calls).toBe(2);
  state.failures = 0;
  expect(await find()).toBe(ISSUER);
  expect(state.calls).toBe(2);
});

it('says so when the provider fails again, and asks it anew the next time', async () => {
  const { state, find } = providers();
  state.failures = 2;
  await expect(find()).rejects.toThrow();
  expect(await find()).toBe(ISSUER);
});

it('shares one question among those who log in at the same time', async () => {
  const { state, find } = providers();
  expect(await Promise.all([find(), find(), find()])).toEqual([ISSUER, ISSUER, ISSUER]);
  expect(state.calls).toBe(1);
});

it('goes on with what it knows when the hourly question fails', async () => {
  const { state, find } = providers();
  await find();
  state.now = new Date('2026-06-01T14:00:00Z');
  state.failures = 2;
  expect(await find()).toBe(ISSUER);
  expect(state.calls).toBe(2);
});

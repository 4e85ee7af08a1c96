import * as oidc from 'openid-client';
import { isOwnMachine } from '../../../domain/brands/redirect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbound } from '../../platform/http/outbound.ts';
import type { Partners } from '../../platform/partners.ts';

/** Seconds to cache the provider's discovery document. */
const CACHE_SECONDS = 3_600;
/** A provider that has just started may be slow at its first answer. */
const TRIES = 2;
const LIMITS = { deadlineMs: 8_000, maxBytes: 512 * 1024 };

/** Read by name because the library marks it deprecated as a warning. Used for addresses on this machine only. */
const plainHttp = Reflect.get(oidc, 'allowInsecureRequests');

export type OidcConfig = oidc.Configuration;

export interface IdentityProviders {
  /** Null for a brand without a provider. Throws when the provider can't be reached. */
  of(brandId: string): Promise<OidcConfig | null>;
}

/**
 * Identity providers per brand, by discovery, which is asked once for all who wait for it. Every call has a deadline and a
 * size limit. A provider that is known stays usable while its discovery fails.
 */
export function createIdentityProviders({
  partners,
  outbound,
  clock,
}: {
  partners: Partners;
  outbound: Outbound;
  clock: Clock;
}): IdentityProviders {
  const known = new Map<string, { readonly config: OidcConfig; readonly until: number }>();
  const asking = new Map<string, Promise<OidcConfig>>();
  return {
    of: async (brandId) => {
      const provider = partners.oidc(brandId);
      if (provider === null) return null;
      const now = clock.now().getTime();
      const cached = known.get(brandId);
      if (cached !== undefined && cached.until > now) return cached.config;
      const issuer = new URL(provider.issuer);
      const ask = (): Promise<OidcConfig> =>
        oidc.discovery(issuer, provider.clientId, undefined, oidc.ClientSecretBasic(provider.clientSecret), {
          [oidc.customFetch]: fetchThrough(outbound, `oidc:${brandId}`),
          timeout: LIMITS.deadlineMs / 1000,
          // Plain HTTP never leaves this machine.
          execute: issuer.protocol === 'http:' && isOwnMachine(issuer.hostname) ? [plainHttp] : [],
        });
      const asked =
        asking.get(brandId) ??
        again(ask, cached === undefined ? TRIES : 1)
          .then((config) => {
            known.set(brandId, { config, until: now + CACHE_SECONDS * 1000 });
            return config;
          })
          .finally(() => void asking.delete(brandId));
      asking.set(brandId, asked);
      return cached === undefined ? asked : asked.catch(() => cached.config);
    },
  };
}

async function again<Result>(ask: () => Promise<Result>, tries: number): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (tries <= 1) throw error;
    return again(ask, tries - 1);
  }
}

function fetchThrough(outbound: Outbound, partner: string): oidc.CustomFetch {
  return async (url, { method, headers, body }) => {
    if (method !== 'GET' && method !== 'POST')
      throw new TypeError(`Nothing at the provider is asked by ${method}.`);
    const text =
      body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined;
    const answer = await outbound.call(
      partner,
      { method, url, headers, ...(text === undefined ? {} : { body: text }) },
      LIMITS,
    );
    return new Response(answer.body.length === 0 ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: answer.headers,
    });
  };
}

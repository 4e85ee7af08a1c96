import * as oidc from 'openid-client';
import { isOwnMachine } from '../../../domain/brands/redirect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbound } from '../../platform/http/outbound.ts';
import type { Partners } from '../../platform/partners.ts';

/** Seconds to cache the provider's discovery document. */
const CACHE_SECONDS = 3_600;
const LIMITS = { deadlineMs: 8_000, maxBytes: 512 * 1024 };

/** Read by name because the library marks it deprecated as a warning. Used for addresses on this machine only. */
const plainHttp = Reflect.get(oidc, 'allowInsecureRequests');

export type OidcConfig = oidc.Configuration;

export interface IdentityProviders {
  /** Null for a brand without a provider. Throws when the provider can't be reached. */
  of(brandId: string): Promise<OidcConfig | null>;
}

/** Identity providers per brand, by discovery. Every call has a deadline and a size limit. */
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
  return {
    of: async (brandId) => {
      const provider = partners.oidc(brandId);
      if (provider === null) return null;
      const now = clock.now().getTime();
      const cached = known.get(brandId);
      if (cached !== undefined && cached.until > now) return cached.config;
      const issuer = new URL(provider.issuer);
      const config = await oidc.discovery(
        issuer,
        provider.clientId,
        undefined,
        oidc.ClientSecretBasic(provider.clientSecret),
        {
          [oidc.customFetch]: fetchThrough(outbound, `oidc:${brandId}`),
          timeout: LIMITS.deadlineMs / 1000,
          // Plain HTTP never leaves this machine.
          execute: issuer.protocol === 'http:' && isOwnMachine(issuer.hostname) ? [plainHttp] : [],
        },
      );
      known.set(brandId, { config, until: now + CACHE_SECONDS * 1000 });
      return config;
    },
  };
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

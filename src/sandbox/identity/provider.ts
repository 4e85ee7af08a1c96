import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Provider } from 'oidc-provider';
import { html } from '../support/html.ts';
import { loopbackUrl } from '../support/loopback.ts';
import type { World } from '../world/world.ts';
import { memoryAdapter } from './memoryAdapter.ts';
import type { Person } from './people.ts';

const CALLBACK = /\/connect\/[a-z][a-z0-9-]*\/callback$/;
/** The redirect address in a client's metadata; other local ones are accepted as well. */
const SAMPLE_REDIRECT = 'http://localhost:3000/backend/connect/brand/callback';

/** An OpenID Connect provider for the brands' clients, at an address known only once the sandbox listens. */
export async function createIdentityProvider(
  world: World,
  issuer: string,
  people: ReadonlyMap<string, Person>,
): Promise<Provider> {
  // Loaded at the first login, because it takes a while.
  const { Provider: IdentityProvider } = await import('oidc-provider');
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  const clients = world.settings.brands.flatMap((brand) => {
    const secret = world.secret(`oidc:${brand}`);
    return secret === null
      ? []
      : [
          {
            client_id: toClientId(brand),
            client_secret: secret,
            client_name: brand,
            redirect_uris: [SAMPLE_REDIRECT],
            token_endpoint_auth_method: 'client_secret_basic' as const,
          },
        ];
  });
  const provider = new IdentityProvider(issuer, {
    adapter: memoryAdapter(),
    clients,
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: {
      keys: [
        createHash('sha256')
          .update(`cookies:${world.secret('sandbox') ?? issuer}`)
          .digest('hex'),
      ],
      names: { session: 'sandbox_identity', interaction: 'sandbox_log_in', resume: 'sandbox_log_in_resume' },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
    // Our clients read the identity from the ID token.
    conformIdTokenClaims: false,
    interactions: { url: (_ctx, { uid }) => `/oidc/interaction/${uid}` },
    ttl: {
      Interaction: 3_600,
      Session: 86_400,
      Grant: 86_400,
      AccessToken: 3_600,
      IdToken: 3_600,
      AuthorizationCode: 60,
    },
    renderError: (ctx, { error, error_description: why }) => {
      ctx.type = 'html';
      ctx.body = html`<!doctype html>
          <html lang="en">
            <meta charset="utf-8">
            <title>Log-in fault</title>
            <h1>This log-in cannot go on</h1>
            <p>${error}: ${why ?? ''}</p>
          </html>`.text;
    },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...toClaims(person) }) };
    },
    // The brand's own client needs no consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.redirectUriAllowed = (address: string) => loopbackUrl(address, CALLBACK) !== null;
  return provider;
}

const toClientId = (brand: string): string => `ebbwatt-${brand}`;

function toClaims({ sub, email, givenName, familyName, locale }: Person): {
  readonly sub: string;
  readonly [claim: string]: string | boolean;
} {
  return {
    sub,
    email,
    email_verified: true,
    name: `${givenName} ${familyName}`,
    given_name: givenName,
    family_name: familyName,
    locale,
  };
}

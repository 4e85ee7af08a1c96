import { createHash } from 'node:crypto';
import { secretName, shortName } from '../support/random.ts';
import { basicCredentials, bearerToken, sameSecret } from '../support/secrets.ts';
import type { Authorization, Token } from '../world/types.ts';
import type { World } from '../world/world.ts';

/** A consent request awaiting a person. */
export interface ConsentRequest {
  readonly id: string;
  readonly utility: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string;
  readonly challenge: string;
  readonly lang: 'en' | 'fr';
  /** null: not logged in yet. */
  customerId: string | null;
}

interface Code {
  readonly authorizationId: string;
  readonly request: ConsentRequest;
  readonly expiresAt: number;
  used: boolean;
}

export interface Issued {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresIn: number;
  readonly authorization: Authorization | null;
}

/** OAuth error codes. */
export type Refusal = 'invalid_grant' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_request';

const CODE_MS = 10 * 60_000;
const ACCESS_SECONDS = 3_600;
const YEAR_MS = 365 * 86_400_000;

/** Consents, codes and tokens of all utilities. */
export interface Grants {
  ask(request: Omit<ConsentRequest, 'id' | 'customerId'>): ConsentRequest;
  request(id: string | undefined): ConsentRequest | null;
  /** The customer agreed to a scope: returns the code. */
  agree(request: ConsentRequest, customerId: string, scope: string): string;
  /** Tokens without a person's visit. */
  open(utility: string, clientId: string, customerId: string, scope: string): Issued;
  /** The customer declined or left. */
  end(request: ConsentRequest): void;
  redeem(
    utility: string,
    clientId: string,
    code: string,
    verifier: string,
    redirectUri: string,
  ): Issued | Refusal;
  refresh(utility: string, clientId: string, refreshToken: string): Issued | Refusal;
  client(utility: string, clientId: string): Issued;
  /** The product ends an authorization, by one of its tokens; an unknown one is no error. Source: RFC 7009. */
  revoke(utility: string, clientId: string, token: string): void;
  /** What a bearer token currently allows; null: nothing. */
  bearer(utility: string, header: string | undefined): Token | null;
}

export function createGrants(world: World): Grants {
  const requests = new Map<string, ConsentRequest>();
  const codes = new Map<string, Code>();
  const seconds = (count: number): string => new Date(world.now().getTime() + count * 1_000).toISOString();

  const issue = (authorization: Authorization, replaces: string | null): Issued => {
    const { utility, clientId, id } = authorization;
    const [accessToken, refreshToken] = [secretName(), secretName()];
    world.state.tokens[accessToken] = {
      kind: 'access',
      utility,
      clientId,
      authorizationId: id,
      expiresAt: seconds(ACCESS_SECONDS),
      replaces,
    };
    world.state.tokens[refreshToken] = {
      kind: 'refresh',
      utility,
      clientId,
      authorizationId: id,
      expiresAt: authorization.expiresAt,
      replaces,
    };
    world.changed();
    return { accessToken, refreshToken, expiresIn: ACCESS_SECONDS, authorization };
  };
  const live = (value: string, kinds: readonly Token['kind'][], utility: string): Token | null => {
    const token = Object.hasOwn(world.state.tokens, value) ? world.state.tokens[value] : undefined;
    if (
      !token ||
      !kinds.includes(token.kind) ||
      token.utility !== utility ||
      Date.parse(token.expiresAt) <= world.now().getTime()
    )
      return null;
    const active =
      token.authorizationId === null || world.state.authorizations[token.authorizationId]?.status === 1;
    if (!active) return null;
    // A refresh token ends when its successor is used; until then a lost response can be requested again.
    if (token.replaces !== null) Reflect.deleteProperty(world.state.tokens, token.replaces);
    return token;
  };
  const authorize = (
    { utility, clientId }: Pick<ConsentRequest, 'utility' | 'clientId'>,
    customerId: string,
    scope: string,
  ): Authorization => {
    const now = world.now();
    const authorization: Authorization = {
      id: shortName('auth'),
      utility,
      clientId,
      customerId,
      status: 1,
      scope,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + YEAR_MS).toISOString(),
    };
    world.state.authorizations[authorization.id] = authorization;
    world.changed();
    return authorization;
  };
  const endTokens = (authorizationId: string): void => {
    world.state.tokens = Object.fromEntries(
      Object.entries(world.state.tokens).filter(([, token]) => token.authorizationId !== authorizationId),
    );
    world.changed();
  };

  return {
    ask: (asked) => {
      const request: ConsentRequest = { ...asked, id: secretName(), customerId: null };
      requests.set(request.id, request);
      return request;
    },
    request: (id) => requests.get(id ?? '') ?? null,
    agree: (request, customerId, scope) => {
      requests.delete(request.id);
      const { id } = authorize(request, customerId, scope);
      const code = secretName();
      codes.set(code, {
        authorizationId: id,
        request,
        expiresAt: world.now().getTime() + CODE_MS,
        used: false,
      });
      return code;
    },
    open: (utility, clientId, customerId, scope) =>
      issue(authorize({ utility, clientId }, customerId, scope), null),
    end: ({ id }) => void requests.delete(id),
    redeem: (utility, clientId, value, verifier, redirectUri) => {
      const code = codes.get(value);
      const authorization = code && world.state.authorizations[code.authorizationId];
      if (!code || !authorization) return 'invalid_grant';
      if (code.used) {
        // A code used twice was stolen: its tokens end.
        endTokens(authorization.id);
        return 'invalid_grant';
      }
      const { request } = code;
      const isTheirs =
        request.utility === utility && request.clientId === clientId && request.redirectUri === redirectUri;
      const proves = createHash('sha256').update(verifier).digest('base64url') === request.challenge;
      if (!isTheirs || !proves || code.expiresAt <= world.now().getTime()) return 'invalid_grant';
      code.used = true;
      return issue(authorization, null);
    },
    refresh: (utility, clientId, value) => {
      const token = live(value, ['refresh'], utility);
      const authorization = token?.authorizationId
        ? world.state.authorizations[token.authorizationId]
        : undefined;
      return token && authorization && token.clientId === clientId
        ? issue(authorization, value)
        : 'invalid_grant';
    },
    client: (utility, clientId) => {
      const accessToken = secretName();
      world.state.tokens[accessToken] = {
        kind: 'client',
        utility,
        clientId,
        authorizationId: null,
        expiresAt: seconds(ACCESS_SECONDS),
        replaces: null,
      };
      world.changed();
      return { accessToken, refreshToken: null, expiresIn: ACCESS_SECONDS, authorization: null };
    },
    revoke: (utility, clientId, value) => {
      const token = Object.hasOwn(world.state.tokens, value) ? world.state.tokens[value] : undefined;
      if (token?.authorizationId == null || token.utility !== utility || token.clientId !== clientId) return;
      const authorization = world.state.authorizations[token.authorizationId];
      if (authorization) authorization.status = 0;
      endTokens(token.authorizationId);
    },
    bearer: (utility, header) => {
      const value = bearerToken(header);
      return value === null ? null : live(value, ['access', 'client'], utility);
    },
  };
}

/** The client of HTTP Basic credentials; null: unknown. */
export function basicClient(world: World, header: string | undefined): string | null {
  const given = basicCredentials(header);
  const known = given && world.secret(`utility:${given.id}`);
  return given && known !== null && sameSecret(known, given.secret) ? given.id : null;
}

import { createHash } from 'node:crypto';
import { secretName, shortName } from '../support/random.ts';
import { bearerToken } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import type { DeviceStore } from './store.ts';
import type { DeviceAccount, DeviceGrant, DeviceToken } from './types.ts';

/** A connect request awaiting a person. */
export interface ConnectRequest {
  readonly id: string;
  readonly partner: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
  readonly email: string;
  /** null: not signed in yet. */
  account: string | null;
}

interface Code {
  readonly grant: DeviceGrant;
  readonly request: ConnectRequest;
  readonly expiresAt: number;
  used: boolean;
}

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
  readonly account: string;
  readonly grant: string;
}

const CODE_MS = 10 * 60_000;
const ACCESS_SECONDS = 3_600;
const YEAR_SECONDS = 365 * 86_400;
const MOST_REQUESTS = 1_000;

/** Connections, codes and tokens of all device clouds. */
export interface DeviceGrants {
  ask(request: Omit<ConnectRequest, 'id' | 'account'>): ConnectRequest;
  request(id: string | undefined): ConnectRequest | null;
  end(request: ConnectRequest): void;
  /** The person agreed: returns the code. */
  agree(request: ConnectRequest, account: DeviceAccount, hidden: readonly string[]): string;
  redeem(partner: string, code: string, verifier: string, redirectUri: string): IssuedTokens | null;
  /**
   * A refresh token stays valid until its successor is used: a client that lost the response may retry, which
   * invalidates the earlier response. `seconds`: lifetime of the access token.
   */
  refresh(partner: string, refreshToken: string, seconds?: number): IssuedTokens | null;
  /** The product revokes an authorization, by either of its tokens. */
  revoke(partner: string, token: string): void;
  /** Creates a connection with tokens without the pages. `seconds`: lifetime of the access token. */
  open(
    account: DeviceAccount,
    wishes?: { readonly hidden?: readonly string[]; readonly terminal?: string; readonly seconds?: number },
  ): IssuedTokens;
  /** The active connection of an access token; null: none. */
  live(partner: string, accessToken: string | null): DeviceGrant | null;
  bearer(partner: string, header: string | undefined): DeviceGrant | null;
  close(grant: DeviceGrant): void;
}

export function createDeviceGrants(world: World, store: DeviceStore): DeviceGrants {
  const requests = new Map<string, ConnectRequest>();
  const codes = new Map<string, Code>();
  const tokens = (): Record<string, DeviceToken> => store.state().tokens;
  const later = (seconds: number): string => new Date(world.now().getTime() + seconds * 1_000).toISOString();
  const isOver = ({ expiresAt }: DeviceToken): boolean => Date.parse(expiresAt) <= world.now().getTime();

  const issue = (
    grant: DeviceGrant,
    seconds: number,
    instead: Pick<DeviceToken, 'insteadOf'> = {},
  ): IssuedTokens => {
    const [accessToken, refreshToken] = [secretName(), secretName()];
    tokens()[accessToken] = { kind: 'access', grant: grant.id, expiresAt: later(seconds), ...instead };
    tokens()[refreshToken] = { kind: 'refresh', grant: grant.id, expiresAt: later(YEAR_SECONDS), ...instead };
    world.changed();
    return { accessToken, refreshToken, expiresIn: seconds, account: grant.account, grant: grant.id };
  };
  const newGrant = (
    account: DeviceAccount,
    hidden: readonly string[],
    terminal: string | null,
  ): DeviceGrant => {
    const grant = {
      id: shortName('con'),
      partner: account.partner,
      account: account.id,
      hidden,
      terminal,
      active: true,
      subscription: null,
    };
    store.saveGrant(grant);
    return grant;
  };
  const find = (kind: DeviceToken['kind'], partner: string, value: string): DeviceGrant | null => {
    const token = Object.hasOwn(tokens(), value) ? tokens()[value] : undefined;
    const grant = token ? store.grant(token.grant) : store.bulk.bearer(kind, value);
    if (!grant?.active || grant.partner !== partner || (token && (token.kind !== kind || isOver(token))))
      return null;
    if (token?.insteadOf !== undefined) arrived(token.insteadOf);
    return grant;
  };
  /** The successor was used, so the refresh token is invalid from now on. */
  const arrived = (refreshToken: string): void => {
    Reflect.deleteProperty(tokens(), refreshToken);
    for (const token of Object.values(tokens())) if (token.insteadOf === refreshToken) delete token.insteadOf;
    world.changed();
  };
  const close = (grant: DeviceGrant): void => {
    grant.active = false;
    for (const [value, token] of Object.entries(tokens()))
      if (token.grant === grant.id) Reflect.deleteProperty(tokens(), value);
    store.saveGrant(grant);
  };

  return {
    ask: (asked) => {
      const request: ConnectRequest = { ...asked, id: secretName(), account: null };
      requests.set(request.id, request);
      for (const id of requests.keys()) {
        if (requests.size <= MOST_REQUESTS) break;
        requests.delete(id);
      }
      return request;
    },
    request: (id) => requests.get(id ?? '') ?? null,
    end: ({ id }) => void requests.delete(id),
    agree: (request, account, hidden) => {
      requests.delete(request.id);
      const code = secretName();
      codes.set(code, {
        grant: newGrant(account, hidden, null),
        request,
        expiresAt: world.now().getTime() + CODE_MS,
        used: false,
      });
      return code;
    },
    redeem: (partner, value, verifier, redirectUri) => {
      const code = codes.get(value);
      if (!code) return null;
      // A code used twice was stolen: its tokens end.
      if (code.used) return (close(code.grant), null);
      const { request, grant } = code;
      const proves = createHash('sha256').update(verifier).digest('base64url') === request.challenge;
      if (
        request.partner !== partner ||
        request.redirectUri !== redirectUri ||
        !proves ||
        code.expiresAt <= world.now().getTime()
      )
        return null;
      code.used = true;
      return issue(grant, ACCESS_SECONDS);
    },
    refresh: (partner, value, seconds = ACCESS_SECONDS) => {
      const grant = find('refresh', partner, value);
      if (!grant) return null;
      const ofBulk = store.bulk.tokens(grant.account);
      if (ofBulk) return { ...ofBulk, expiresIn: YEAR_SECONDS, account: grant.account, grant: grant.id };
      for (const [name, token] of Object.entries(tokens()))
        if (token.grant === grant.id && (isOver(token) || token.insteadOf === value))
          Reflect.deleteProperty(tokens(), name);
      return issue(grant, seconds, { insteadOf: value });
    },
    revoke: (partner, value) => {
      const grant = find('access', partner, value) ?? find('refresh', partner, value);
      if (grant) close(grant);
    },
    open: (account, { hidden = [], terminal, seconds = ACCESS_SECONDS } = {}) => {
      // A login from the same terminal replaces the earlier one.
      if (terminal !== undefined)
        store
          .listGrants(account.id)
          .filter((each) => each.terminal === terminal && each.active)
          .forEach(close);
      return issue(newGrant(account, hidden, terminal ?? null), seconds);
    },
    live: (partner, value) => (value === null ? null : find('access', partner, value)),
    bearer: (partner, header) => {
      const value = bearerToken(header);
      return value === null ? null : find('access', partner, value);
    },
    close,
  };
}

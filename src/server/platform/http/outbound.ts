import { randomUUID } from 'node:crypto';
import { lookup as resolveName } from 'node:dns';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Clock } from '../clock.ts';
import { realDeadline, type Deadline } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import type { PartnerCall } from '../metrics/metrics.ts';
import { inSpan, traceHeaders } from '../tracing.ts';
import { Circuits } from './circuit.ts';
import { PartnerFault } from './partnerFault.ts';
import { isInNetworks, isPrivateAddress } from './privateAddress.ts';

export interface OutboundRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged; set its type in `headers`. */
  readonly body?: string | Uint8Array;
  /**
   * An idempotent call, one of many: it uses a kept connection, and is repeated once on a new one if the partner had
   * closed it.
   */
  readonly repeatable?: boolean;
  /** Of the request that causes the call; absent: an id of its own. Both sides can look it up in their logs. */
  readonly requestId?: string;
}

export interface OutboundLimits {
  /** For the whole answer, including redirects. */
  readonly deadlineMs: number;
  readonly maxBytes: number;
  /** Whether its failures count for the circuit breaker. Not if a stranger can cause the call. */
  readonly opensCircuit: boolean;
}

/** Any answer of the partner, refusals included. */
export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Parses the JSON of a 2xx answer; throws PartnerFault otherwise. */
  json(): unknown;
  /** Throws PartnerFault unless the status is 2xx. */
  ok(): OutboundAnswer;
}

export interface Outbound {
  /**
   * Calls a partner. `partner` names it for the log and the circuit breaker, for example `utility:cedar-default`.
   * Throws PartnerFault without an answer: no connection, deadline, too large, redirect to another host, forbidden
   * address, or open circuit.
   */
  call(partner: string, request: OutboundRequest, limits?: Partial<OutboundLimits>): Promise<OutboundAnswer>;
}

export interface OutboundDeps {
  readonly log: Logger;
  readonly clock: Clock;
  /** Private origins that may still be called: the sandbox's. */
  readonly privateOrigins?: readonly string[];
  /** Private networks that the operator allows. */
  readonly privateNetworks?: readonly string[];
  readonly deadline?: Deadline;
  /** Is told how each call ended. */
  readonly onCall?: (call: PartnerCall) => void;
}

const usualLimits: OutboundLimits = { deadlineMs: 10_000, maxBytes: 1024 * 1024, opensCircuit: true };
const mostRedirects = 3;

/**
 * Outbound calls with a deadline, a size limit and a circuit breaker (five failures in a row). Only public addresses
 * are called, and private ones that the operator allows, checked after name resolution so that DNS can't change in between;
 * redirects to other hosts are refused. The log has partner, method, status and time only, because addresses and headers hold secrets.
 */
export function createOutbound({
  log,
  clock,
  privateOrigins = [],
  privateNetworks = [],
  deadline = realDeadline,
  onCall = () => undefined,
}: OutboundDeps): Outbound {
  const circuits = new Circuits(clock);
  const mayBePrivate = new Set(privateOrigins.map((each) => new URL(each).origin));
  const kept = keptConnections();

  async function follow(
    partner: string,
    request: OutboundRequest,
    limits: OutboundLimits,
    signal: AbortSignal,
  ): Promise<OutboundAnswer> {
    let url = request.url;
    for (let redirects = 0; ; redirects += 1) {
      const target = callable(partner, url, mayBePrivate, privateNetworks);
      const answer = await sent(partner, target, request, limits.maxBytes, signal);
      const location = answer.headers['location'];
      if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || location === undefined)
        return answer;
      const next = URL.canParse(location, target) ? new URL(location, target) : null;
      // A request with a body is not repeated at a redirect's target.
      const mayFollow =
        next?.origin === target.origin && (request.method ?? 'GET') === 'GET' && redirects < mostRedirects;
      if (!mayFollow) throw new PartnerFault(partner, 'redirect', answer.status);
      url = next.href;
    }
  }

  async function sent(
    partner: string,
    target: URL,
    request: OutboundRequest,
    maxBytes: number,
    signal: AbortSignal,
  ): Promise<OutboundAnswer> {
    const lookup = mayBePrivate.has(target.origin) ? null : allowedOnly(partner, target, privateNetworks);
    if (request.repeatable !== true) return once(partner, target, request, maxBytes, signal, lookup, false);
    try {
      return await once(partner, target, request, maxBytes, signal, lookup, kept(partner, target));
    } catch (error) {
      if (error !== CLOSED_MEANWHILE) throw error;
      return once(partner, target, request, maxBytes, signal, lookup, false);
    }
  }

  const ask: Outbound['call'] = async (partner, asked, given) => {
    const requestId = asked.requestId ?? randomUUID();
    const request = {
      ...asked,
      headers: { 'x-request-id': requestId, ...traceHeaders(), ...asked.headers },
    };
    const limits = { ...usualLimits, ...given };
    const began = performance.now();
    const noteOutcome = (outcome: { status: number } | { fault: string }): void => {
      const ms = performance.now() - began;
      log.info(
        { partner, request: requestId, method: request.method ?? 'GET', ms: Math.round(ms), ...outcome },
        'partner called',
      );
      onCall({
        partner,
        outcome: 'status' in outcome ? `${Math.floor(outcome.status / 100)}xx` : outcome.fault,
        seconds: ms / 1_000,
        isOpen: circuits.isOpen(partner),
      });
    };
    if (!circuits.mayCall(partner)) throw new PartnerFault(partner, 'open-circuit');
    const signal = deadline(limits.deadlineMs);
    try {
      const answer = await follow(partner, request, limits, signal);
      if (answer.status < 500) circuits.succeeded(partner);
      else if (limits.opensCircuit) circuits.failed(partner);
      noteOutcome({ status: answer.status });
      return answer;
    } catch (error) {
      const fault =
        signal.aborted && !(error instanceof PartnerFault)
          ? new PartnerFault(partner, 'deadline')
          : asFault(partner, error);
      if (fault.kind !== 'address' && limits.opensCircuit) circuits.failed(partner);
      noteOutcome({ fault: fault.kind });
      throw fault;
    }
  };

  return {
    call: (partner, request, limits) =>
      inSpan(`partner ${partner}`, 'client', { 'ebbwatt.partner': partner }, () =>
        ask(partner, request, limits),
      ),
  };
}

function asFault(partner: string, error: unknown): PartnerFault {
  return error instanceof PartnerFault ? error : new PartnerFault(partner, 'unreachable');
}

/**
 * Plain HTTP only for allowed private addresses; no user name or password in the address. A host's name is checked as
 * it is resolved.
 */
function callable(
  partner: string,
  text: string,
  mayBePrivate: ReadonlySet<string>,
  networks: readonly string[],
): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const inside = url !== null && mayBePrivate.has(url.origin);
  const mayBePlain = inside || networks.length > 0;
  const fine =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    (url.protocol === 'https:' || (mayBePlain && url.protocol === 'http:'));
  const literal = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (!fine || (!inside && isIP(literal) !== 0 && !isAllowed(literal, url.protocol, networks)))
    throw new PartnerFault(partner, 'address');
  return url;
}

/** Public addresses by HTTPS, and those that the operator allows. */
const isAllowed = (address: string, protocol: string, networks: readonly string[]): boolean =>
  (protocol === 'https:' && !isPrivateAddress(address)) || isInNetworks(address, networks);

function allowedOnly(partner: string, { protocol }: URL, networks: readonly string[]): LookupFunction {
  return (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address, protocol, networks)))
        return done(new PartnerFault(partner, 'address'), []);
      if (options.all) return done(null, found);
      return done(null, found[0]?.address ?? '', found[0]?.family);
    });
  };
}

/** Idle kept connections are closed after this time. */
const KEPT_MS = 4_000;
const CLOSED_MEANWHILE = new Error('A kept connection was closed by the other side.');

/** Kept connections per partner, because their addresses were checked for that partner. */
function keptConnections(): (partner: string, url: URL) => Agent {
  const agents = new Map<string, Agent>();
  return (partner, { origin, protocol }) => {
    const key = `${partner} ${origin}`;
    const options = { keepAlive: true, timeout: KEPT_MS };
    const agent = agents.get(key) ?? (protocol === 'https:' ? new SecureAgent(options) : new Agent(options));
    agents.set(key, agent);
    return agent;
  };
}

function once(
  partner: string,
  url: URL,
  { method = 'GET', headers = {}, body }: OutboundRequest,
  maxBytes: number,
  signal: AbortSignal,
  lookup: LookupFunction | null,
  agent: Agent | false,
): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = {
      method,
      headers: {
        accept: '*/*',
        'accept-encoding': 'identity',
        'user-agent': 'Ebbwatt',
        ...length,
        ...headers,
      },
      signal,
      agent,
      ...(lookup === null ? {} : { lookup }),
    };
    const outgoing = send(url, options, (incoming) => {
      collect(partner, incoming, maxBytes).then(
        (bytes) => resolve(toAnswer(partner, incoming, bytes)),
        (error: unknown) => {
          outgoing.destroy();
          reject(error instanceof Error ? error : new Error('unreadable'));
        },
      );
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      reject(outgoing.reusedSocket && error.code === 'ECONNRESET' ? CLOSED_MEANWHILE : error),
    );
    outgoing.end(body);
  });
}

async function collect(partner: string, incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxBytes) throw new PartnerFault(partner, 'too-large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function toAnswer(
  partner: string,
  { statusCode: status = 0, headers }: IncomingMessage,
  body: Buffer,
): OutboundAnswer {
  const plain = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  const answer: OutboundAnswer = {
    status,
    headers: plain,
    body,
    ok: () => {
      if (status < 200 || status >= 300) throw new PartnerFault(partner, 'status', status);
      return answer;
    },
    json: () => {
      answer.ok();
      try {
        return JSON.parse(body.toString('utf8')) as unknown;
      } catch {
        throw new PartnerFault(partner, 'garbage', status);
      }
    },
  };
  return answer;
}

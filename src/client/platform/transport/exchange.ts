import type { Answer } from '../../../domain/transport/answer.ts';
import { supportedMethod } from '../../../domain/transport/methods.ts';
import { KEPT_AT_HEADER } from '../../../domain/transport/lastSeen.ts';
import type { Connection } from '../connection/connection.ts';
import type { CallOptions } from './call.ts';
import { CSRF_HEADER } from './cookies.ts';
import { RequestFailure } from './failure.ts';
import { createDedupe, Dropped } from './dedupe.ts';
import type { Funnel } from './funnel.ts';

const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export interface ExchangeOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly funnel: Funnel;
  readonly connection: Connection;
  /** Current value of the anti-forgery cookie. */
  readonly csrf: () => string | null;
  /** Path of the open page. */
  readonly path: () => string;
  readonly newKey: () => string;
}

export interface ExchangeCall extends CallOptions {
  readonly transport: Answer['transport'];
  /** Whether the call writes: a GraphQL query doesn't, although it is a POST. */
  readonly write: boolean;
}

/**
 * Sends a call with cookies and the anti-forgery header (NET-01, NET-02), at most twice, and passes every
 * answer to the funnel. Returns successful answers; everything else is a RequestFailure that the funnel has
 * handled.
 */
export type Exchange = (request: Request, call: ExchangeCall) => Promise<Response>;

/** An answer that several callers can read. */
interface Landed {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Blob;
}

/** Statuses that must not have a body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

export function createExchange({ fetch, funnel, connection, csrf, path, newKey }: ExchangeOptions): Exchange {
  const dedupe = createDedupe<Landed>();

  return async (request, call) => {
    supportedMethod(request.method);
    const intent = call.intent ?? (call.write ? 'action' : 'read');
    const body = request.method === 'GET' ? null : await request.blob();
    const mode = call.dedupe ?? (call.write ? 'concurrent' : 'ignore-later');
    const text = body === null || mode === 'concurrent' ? '' : await body.text();
    const headers = new Headers(request.headers);
    if (call.write) headers.set(IDEMPOTENCY_HEADER, call.idempotencyKey ?? newKey());

    const send = async (signal: AbortSignal, repeated: boolean): Promise<Landed> => {
      const token = csrf();
      if (token === null) headers.delete(CSRF_HEADER);
      else headers.set(CSRF_HEADER, token);
      const landed = await ask(
        new Request(request.url, { method: request.method, headers, body, signal, credentials: 'include' }),
      );
      if (!signal.aborted) connection.note(landed !== null, landed === null ? null : keptAt(landed));
      const ruling = await funnel.rule(
        {
          transport: call.transport,
          status: landed?.status ?? 0,
          body: await parseBody(landed),
          path: path(),
          intent,
          repeated,
          dropped: signal.aborted,
          offline: connection.offline.get(),
          unansweredMessage: call.unansweredMessage,
          fieldsShown: call.fieldsShown,
          explicitMessage: call.failureMessage,
        },
        csrf() !== token,
      );
      if (ruling.kind === 'failed') {
        // An error report says why there was no answer.
        if (landed === null) ruling.failure.cause = lost;
        throw ruling.failure;
      }
      if (ruling.kind === 'repeat') return send(signal, true);
      if (landed === null) throw new TypeError('A call without an answer was ruled good.');
      return landed;
    };
    let lost: unknown;
    const ask = (asked: Request): Promise<Landed | null> =>
      (call.send ?? fetch)(asked)
        .then(land)
        .catch((error: unknown) => {
          lost = error;
          return null;
        });

    try {
      const key = `${intent} ${request.method} ${request.url}\n${text}`;
      return response(
        await dedupe.run({ key, mode, signal: call.signal, start: (signal) => send(signal, false) }),
      );
    } catch (error) {
      if (error instanceof Dropped)
        throw new RequestFailure({ kind: 'dropped', status: 0, message: error.message });
      throw error;
    }
  };
}

/** When the browser kept it; null: the server's answer. */
function keptAt({ headers }: Landed): number | null {
  const at = headers.get(KEPT_AT_HEADER);
  return at === null ? null : Number(at);
}

/** Rejects for a truncated answer, which counts as none. */
async function land(response: Response): Promise<Landed> {
  return { status: response.status, headers: response.headers, body: await response.blob() };
}

async function parseBody(landed: Landed | null): Promise<unknown> {
  if (landed === null || !/\bjson\b/.test(landed.headers.get('Content-Type') ?? '')) return undefined;
  try {
    return JSON.parse(await landed.body.text()) as unknown;
  } catch {
    return undefined;
  }
}

function response({ status, headers, body }: Landed): Response {
  return new Response(BODILESS.has(status) ? null : body, { status, headers });
}

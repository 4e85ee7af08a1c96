import { setTimeout as wait } from 'node:timers/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults, Partner, ActiveFault } from './faults.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's partner, for faults. */
    partner?: Partner;
    /** The endpoint's name, or how to derive it from the request. */
    endpoint?: string | ((request: FastifyRequest) => string);
  }
  interface FastifyRequest {
    /** Makes the response drip. */
    drips: ActiveFault | null;
    /** The delay of the response after the work is done. */
    lateAnswer: { readonly fault: ActiveFault; readonly until: AbortSignal } | null;
    losesAnswer: boolean;
  }
}

export interface FaultOptions {
  readonly hangMs: number;
  /** Cancels pauses when the sandbox stops. */
  readonly stopping: AbortSignal;
  /** Told of each fault that keeps a call waiting. */
  readonly onKept: (fault: ActiveFault) => void;
}

const DEFAULT_LATE_MS = 20_000;
const DRIP_EVERY_MS = 250;
const ELSEWHERE = 'http://elsewhere.example/';

/** Applies faults before an endpoint works; `late`, `drip`, `late_answer` and `lost_answer` let it work. */
export function applyFaults(app: FastifyInstance, faults: Faults, options: FaultOptions): void {
  app.decorateRequest('drips', null);
  app.decorateRequest('lateAnswer', null);
  app.decorateRequest('losesAnswer', false);
  app.addHook('preHandler', async (request, reply) => {
    const { partner, endpoint = 'page' } = request.routeOptions.config;
    if (!partner) return;
    const name = typeof endpoint === 'string' ? endpoint : endpoint(request);
    const { slug } = request.params as { readonly slug?: string };
    const fault = faults.take(partner, name, slug ?? null);
    if (!fault) return;
    const until = AbortSignal.any([options.stopping, faults.cleared(fault.id)]);
    return strike(fault, request, reply, { ...options, until });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.lateAnswer !== null) {
      const { fault, until } = request.lateAnswer;
      options.onKept(fault);
      await pause(fault.ms ?? DEFAULT_LATE_MS, until);
    }
    if (request.losesAnswer) request.raw.socket.destroy();
    if (request.drips === null || typeof payload !== 'string') return payload;
    reply.removeHeader('content-length');
    options.onKept(request.drips);
    return Readable.from(drops(payload, options.stopping), { objectMode: false });
  });
}

async function strike(
  fault: ActiveFault,
  request: FastifyRequest,
  reply: FastifyReply,
  { hangMs, onKept, until }: FaultOptions & { readonly until: AbortSignal },
): Promise<unknown> {
  switch (fault.kind) {
    case 'refuse':
      return reply
        .code(403)
        .send({ error: 'access_denied', error_description: 'This partner is set to refuse.' });
    case 'error':
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    case 'garbage':
      return reply
        .code(200)
        .type('application/json')
        .send('{"access_token": <feed <<<\u0000 %%% not what you asked for');
    case 'redirect':
      return reply.redirect(fault.location ?? ELSEWHERE, 302);
    case 'drip':
      request.drips = fault;
      return undefined;
    case 'late_answer':
      request.lateAnswer = { fault, until };
      return undefined;
    case 'lost_answer':
      request.losesAnswer = true;
      return undefined;
    case 'late':
      onKept(fault);
      await pause(fault.ms ?? DEFAULT_LATE_MS, until);
      return undefined;
    case 'hang':
      reply.hijack();
      onKept(fault);
      await pause(fault.ms ?? hangMs, until);
      request.raw.socket.destroy();
      return reply;
    case 'bad_signature':
    case 'lost':
    case 'reorder':
    case 'repeat':
      return undefined;
  }
}

/** Sends a few characters at a time. */
async function* drops(text: string, stopping: AbortSignal): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 8) {
    if (stopping.aborted) return;
    yield bytes.subarray(at, at + 8);
    await pause(DRIP_EVERY_MS, stopping);
  }
}

/** Pauses, at most until the signal. */
export async function pause(milliseconds: number, until: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal: until, ref: false }).catch(() => undefined);
}

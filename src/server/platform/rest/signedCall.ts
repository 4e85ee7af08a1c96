import type { FastifyRequest } from 'fastify';
import { systemClock } from '../clock.ts';
import type { RequestContext, RestAnswer, RestInput } from '../context.ts';
import { RequestError, unauthorized } from '../errors.ts';
import { refusedBySignature } from '../http/webhook.ts';
import { say } from '../messages/say.ts';

/**
 * A partner's way of calling an operation of the contract: without a session, signed over the raw body in the header
 * `X-Signature`. Access rules and anti-forgery are for people; a signature replaces both.
 */
export interface SignedCall {
  /** null: no such partner is connected. */
  readonly secret: () => string | null;
  handle(ctx: RequestContext, input: RestInput): Promise<RestAnswer>;
}

const bodies = new WeakMap<FastifyRequest, Buffer[]>();

/** Whether a request comes from a partner, as its header says; the signature is checked once the body is there. */
export const isSigned = ({ headers }: FastifyRequest): boolean => typeof headers['x-signature'] === 'string';

/** Keeps the raw body, which the signature covers, while it is parsed. */
export async function* keptBody(
  request: FastifyRequest,
  payload: AsyncIterable<Buffer | string>,
): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  bodies.set(request, pieces);
  for await (const piece of payload) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    pieces.push(bytes);
    yield bytes;
  }
}

/** Throws unless the body carries the partner's signature of the latest five minutes. */
export function checkSignature(request: FastifyRequest, { secret }: SignedCall): void {
  const [known, header] = [secret(), request.headers['x-signature']];
  if (known === null || typeof header !== 'string') throw unauthorized();
  const raw = Buffer.concat(bodies.get(request) ?? []);
  const refusal = refusedBySignature(header, raw, known, systemClock.now().getTime());
  if (refusal === null) return;
  const code =
    'code' in refusal.body && typeof refusal.body.code === 'string' ? refusal.body.code : undefined;
  throw new RequestError(401, say('platform.unauthenticated'), code === undefined ? {} : { code });
}

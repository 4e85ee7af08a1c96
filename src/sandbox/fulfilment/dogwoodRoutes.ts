import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields, parseInstant } from '../support/forms.ts';
import { sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import type { Gifts } from './gifts.ts';
import { fileReadyAt, lineFileDate, nightlyFile } from './nightlyFile.ts';
import { parseAmount, hasKeyForm } from './requests.ts';
import type { GiftOrder, GiftRefusal, GiftState } from './types.ts';

type ByRef = { Params: { ref: string } };
const STATES: Readonly<Record<GiftState, string>> = {
  pending: 'booked',
  done: 'in_file',
  refused: 'struck',
  withdrawn: 'dropped',
};
const MESSAGES: Readonly<Record<GiftRefusal, string>> = {
  out_of_stock: 'D17',
  invalid_amount: 'D21',
  unknown_article: 'D04',
};
const SKEW_SECONDS = 300;

/**
 * Dogwood books lines, and their codes come in a nightly file that is fetched by its date. Requests are signed: a hex
 * HMAC-SHA-256 over method, path, epoch seconds and body, with line breaks between.
 */
export async function dogwoodRoutes(app: FastifyInstance, world: World, gifts: Gifts): Promise<void> {
  const isBuyer = (request: FastifyRequest): boolean => {
    const secret = world.secret('fulfilment:dogwood');
    const [, seconds = '', mac = ''] =
      /^v1 [^,\s]+,(\d{9,11}),([0-9a-f]{64})$/.exec(String(request.headers['x-dogwood-auth'] ?? '')) ?? [];
    if (secret === null || Math.abs(Date.now() / 1_000 - Number(seconds)) > SKEW_SECONDS) return false;
    const body = typeof request.body === 'string' ? request.body : '';
    const signed = [request.method, request.url, seconds, body].join('\n');
    return sameSecret(createHmac('sha256', secret).update(signed).digest('hex'), mac);
  };
  const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
    reply.code(status).send({ msg: { no: message } });

  await app.register(
    async (scope) => {
      // The signature covers the body as it was sent.
      scope.removeContentTypeParser('application/json');
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      scope.post('/lines', { config: { partner: 'dogwood', endpoint: 'orders' } }, (request, reply) => {
        if (!isBuyer(request)) return refuse(reply, 401, 'D01');
        const body = parseJson(request.body);
        const { line_ref: ref = '', article_no: article = '' } = readFields(body);
        if (!hasKeyForm(ref)) return refuse(reply, 400, 'D02');
        const { value, unit } = readFields((body as { readonly worth?: unknown } | null)?.worth);
        const taken = gifts.take('dogwood', ref, {
          article,
          amount: parseAmount(value, unit),
          webhookUrl: null,
        });
        if (taken.outcome === 'refused') return refuse(reply, 422, MESSAGES[taken.reason]);
        return taken.outcome === 'conflict'
          ? refuse(reply, 409, 'D09')
          : reply.code(taken.outcome === 'made' ? 202 : 200).send(toAnswer(taken.order));
      });
      scope.get<ByRef>(
        '/lines/:ref',
        { config: { partner: 'dogwood', endpoint: 'order' } },
        (request, reply) => {
          if (!isBuyer(request)) return refuse(reply, 401, 'D01');
          const order = gifts.find('dogwood', request.params.ref);
          return order === null ? refuse(reply, 404, 'D05') : reply.send(toAnswer(order));
        },
      );
      scope.delete<ByRef>(
        '/lines/:ref',
        { config: { partner: 'dogwood', endpoint: 'cancel' } },
        (request, reply) => {
          if (!isBuyer(request)) return refuse(reply, 401, 'D01');
          if (!hasKeyForm(request.params.ref)) return refuse(reply, 404, 'D05');
          const order = gifts.withdraw('dogwood', request.params.ref);
          return order === null ? refuse(reply, 409, 'D33') : reply.send(toAnswer(order));
        },
      );
      scope.get<{ Params: { date: string } }>(
        '/files/:date(^\\d{4}-\\d{2}-\\d{2}).csv',
        { config: { partner: 'dogwood', endpoint: 'file' } },
        (request, reply) => {
          if (!isBuyer(request)) return refuse(reply, 401, 'D01');
          return reply.type('text/csv; charset=utf-8').send(nightlyFile(gifts.all(), request.params.date));
        },
      );
      scope.get<{ Params: { date: string } }>(
        '/statements/:date(^\\d{4}-\\d{2}-\\d{2}).csv',
        { config: { partner: 'dogwood', endpoint: 'list' } },
        (request, reply) => {
          if (!isBuyer(request)) return refuse(reply, 401, 'D01');
          const since = parseInstant(`${request.params.date}T00:00:00Z`);
          if (since === null) return refuse(reply, 400, 'D03');
          return reply.type('text/csv; charset=utf-8').send(statement(gifts.changedSince('dogwood', since)));
        },
      );
    },
    { prefix: '/fulfilment/dogwood' },
  );
}

/** All lines that changed since a day, as CSV with semicolons, without codes. */
function statement(orders: readonly GiftOrder[]): string {
  const lines = orders.map(({ key, number, state, request }) =>
    [key, number, STATES[state], request?.amount?.minor ?? '', request?.amount?.currency ?? ''].join(';'),
  );
  return ['line_ref;line_no;status;value;unit', ...lines, ''].join('\r\n');
}

function toAnswer(order: GiftOrder): Record<string, unknown> {
  const date = lineFileDate(order);
  return {
    line_ref: order.key,
    line_no: order.number,
    status: STATES[order.state],
    file: { date, from: new Date(fileReadyAt(date)).toISOString() },
    ...(order.reason === null ? {} : { msg: { no: MESSAGES[order.reason] } }),
  };
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return null;
  }
}

import type { FastifyInstance } from 'fastify';
import { asRecord } from '../../domain/helpers/asRecord.ts';
import { systemClock } from '../platform/clock.ts';
import { transaction } from '../platform/db/transaction.ts';
import {
  parseObject,
  refusedBySignature,
  webhookRefused,
  webhookTaken,
  type WebhookAnswer,
} from '../platform/http/webhook.ts';
import { isId } from '../platform/ids.ts';
import type { Partners } from '../platform/partners.ts';
import { JOBS, webhookPath, type OrderDeps } from './deps.ts';
import { partnerKey } from './partnerKey.ts';
import { changeOrder, lockOrder, insertWebhookId } from './store.ts';

const MOST_BYTES = 64 * 1024;
const UUID_LENGTH = 36;

/** A service that says by webhook when an order has changed. */
interface Source {
  readonly service: 'shop' | 'birch';
  readonly secret: (partners: Partners) => string | null;
  readonly type: string;
  /** Where the body has the order's key. */
  readonly keyAt: string;
  readonly readKey: (body: Readonly<Record<string, unknown>>) => unknown;
}

const SOURCES: readonly Source[] = [
  {
    service: 'shop',
    secret: ({ shop }) => shop?.webhookSecret ?? null,
    type: 'order.changed',
    keyAt: 'order.key',
    readKey: ({ order }) => asRecord(order)?.['key'],
  },
  {
    service: 'birch',
    secret: (partners) => partners.fulfilment('birch')?.webhookSecret ?? null,
    type: 'voucher.changed',
    keyAt: 'orderNumber',
    readKey: ({ orderNumber }) => orderNumber,
  },
];

/** A webhook as it came. */
interface Received {
  readonly header: string | undefined;
  readonly raw: Buffer;
  /** The wall clock in milliseconds, which signatures use. */
  readonly realNow: number;
}

/**
 * Handles a service's webhook: signed with its secret, at most five minutes old, once an id. The host doesn't matter,
 * because all brands share the account there. Its content is never trusted; it only makes us read the order, so that late
 * or reordered webhooks do no harm.
 */
async function receiveWebhook(
  { clock, db, jobs, partners }: OrderDeps,
  { service, secret: readSecret, type: known, keyAt, readKey }: Source,
  { header, raw, realNow }: Received,
): Promise<WebhookAnswer> {
  const secret = readSecret(partners);
  if (secret === null) return webhookRefused(404, 'UNKNOWN_PARTNER', 'No such service is connected here.');
  const refusal = refusedBySignature(header, raw, secret, realNow);
  if (refusal !== null) return refusal;
  const body = parseObject(raw) ?? {};
  const { id, type } = body;
  const key = readKey(body);
  if (typeof id !== 'string' || id === '' || id.length > 200 || typeof key !== 'string')
    return webhookRefused(400, 'MALFORMED', `The body must be a JSON object with id, type and ${keyAt}.`);
  if (type !== known) return webhookRefused(422, 'UNKNOWN_TYPE', `The type must be ${known}.`);
  const now = clock.now();
  const orderId = key.slice(0, UUID_LENGTH);
  return transaction(db, async (tx) => {
    const order = isId(orderId) ? await lockOrder(tx, orderId) : null;
    if (order?.service !== service) return webhookTaken('unknown');
    if (partnerKey(order) !== key) return webhookTaken('earlier attempt');
    if (!(await insertWebhookId(tx, `${service}:${id}`, now))) return webhookTaken('repeated');
    await changeOrder(tx, orderId, { dueAt: now });
    await jobs.send(tx, JOBS.fulfil, { orderId }, { key: orderId });
    return webhookTaken('noted');
  });
}

/** The services' webhook routes, proved by their signatures instead of a session. */
export function mountWebhooks(deps: OrderDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      // The signature covers the raw bytes.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      for (const source of SOURCES)
        scope.post(webhookPath(source.service), { bodyLimit: MOST_BYTES }, async (request, reply) => {
          const header = request.headers['x-signature'];
          const { status, body } = await receiveWebhook(deps, source, {
            header: typeof header === 'string' ? header : undefined,
            raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            realNow: systemClock.now().getTime(),
          });
          return reply.code(status).header('cache-control', 'no-store').send(body);
        });
    });
  };
}

import type { FastifyInstance } from 'fastify';
import { systemClock } from '../platform/clock.ts';
import { transaction } from '../platform/db/transaction.ts';
import {
  objectOf,
  refusedBySignature,
  webhookRefused,
  webhookTaken,
  type WebhookAnswer,
} from '../platform/http/webhook.ts';
import { isId } from '../platform/ids.ts';
import { JOBS, WEBHOOK_PATH, type OrderDeps } from './deps.ts';
import { partnerKey } from './fulfil.ts';
import { changeOrder, lockOrder, insertWebhookId } from './store.ts';

const MOST_BYTES = 64 * 1024;
const UUID_LENGTH = 36;

/**
 * Handles the shop's webhook: signed with its secret, at most five minutes old, once an id. Its content is
 * never trusted; it only makes us read the order, so that late or reordered webhooks do no harm. `realNow`:
 * the wall clock in milliseconds, which signatures use.
 */
async function receiveWebhook(
  { clock, db, jobs, partners }: OrderDeps,
  header: string | undefined,
  raw: Buffer,
  realNow: number,
): Promise<WebhookAnswer> {
  const secret = partners.shop?.webhookSecret ?? null;
  if (secret === null) return webhookRefused(404, 'UNKNOWN_PARTNER', 'No shop is connected here.');
  const refusal = refusedBySignature(header, raw, secret, realNow);
  if (refusal !== null) return refusal;
  const body = objectOf(raw);
  const [id, type, order] = [body?.['id'], body?.['type'], body?.['order']];
  const key = typeof order === 'object' && order !== null && 'key' in order ? order.key : null;
  if (typeof id !== 'string' || id === '' || id.length > 200 || typeof key !== 'string')
    return webhookRefused(400, 'MALFORMED', 'The body must be a JSON object with id, type and order.key.');
  if (type !== 'order.changed') return webhookRefused(422, 'UNKNOWN_TYPE', 'The type must be order.changed.');
  const now = clock.now();
  const orderId = key.slice(0, UUID_LENGTH);
  return transaction(db, async (tx) => {
    if (!(await insertWebhookId(tx, id, now))) return webhookTaken('repeated');
    const known = isId(orderId) ? await lockOrder(tx, orderId) : null;
    if (known === null) return webhookTaken('unknown');
    if (partnerKey(known) !== key) return webhookTaken('earlier attempt');
    await changeOrder(tx, orderId, { dueAt: now });
    await jobs.send(tx, JOBS.fulfil, { orderId }, { key: orderId });
    return webhookTaken('noted');
  });
}

/** The shop's webhook route, proved by its signature instead of a session. */
export function mountShop(deps: OrderDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      // The signature covers the raw bytes.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(WEBHOOK_PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
        const header = request.headers['x-signature'];
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { status, body } = await receiveWebhook(
          deps,
          typeof header === 'string' ? header : undefined,
          raw,
          systemClock.now().getTime(),
        );
        return reply.code(status).header('cache-control', 'no-store').send(body);
      });
    });
  };
}

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
import { shopKey } from './fulfil.ts';
import { changeOrder, lockOrder, takeWebhookId } from './store.ts';

const MOST_BYTES = 64 * 1024;
const UUID_LENGTH = 36;

/**
 * Takes a webhook of the shop, signed with the secret that only the shop has, within five minutes. The same id works once. What
 * it says is not believed: it makes us ask the shop, so that a late one, or one that overtook another, does no harm.
 * `realNow`: the wall clock in milliseconds, by which signatures are made.
 */
export async function takeWebhook(
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
    if (!(await takeWebhookId(tx, id, now))) return webhookTaken('repeated');
    const known = isId(orderId) ? await lockOrder(tx, orderId) : null;
    if (known === null) return webhookTaken('unknown');
    if (shopKey(known) !== key) return webhookTaken('earlier attempt');
    await changeOrder(tx, orderId, { dueAt: now });
    await jobs.send(tx, JOBS.fulfil, { orderId }, { key: orderId });
    return webhookTaken('noted');
  });
}

/** Where the shop calls: its signature takes the place of a session. */
export function mountShop(deps: OrderDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      // The signature is over the bytes as they came.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(WEBHOOK_PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
        const header = request.headers['x-signature'];
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { status, body } = await takeWebhook(
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

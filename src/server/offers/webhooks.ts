import type { FastifyInstance } from 'fastify';
import { asRecord } from '../../domain/helpers/asRecord.ts';
import { noteWebhook } from '../orders/service.ts';
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
import { CARD_WEBHOOK, JOBS, type OfferDeps } from './deps.ts';
import { changePayment, lockPayment } from './store.ts';

const MOST_BYTES = 64 * 1024;

/** A webhook as it came. */
interface Received {
  readonly header: string | undefined;
  readonly raw: Buffer;
  /** The wall clock in milliseconds, which signatures use. */
  readonly realNow: number;
}

/**
 * Handles the card service's webhook: signed with its secret, at most five minutes old, once an id. Its content is never
 * trusted; it only makes us read the page, so that late, early or reordered webhooks do no harm. Events of other accounts'
 * payments are none of ours.
 */
async function receiveWebhook(
  { clock, db, jobs, partners }: OfferDeps,
  { header, raw, realNow }: Received,
): Promise<WebhookAnswer> {
  const secret = partners.cards?.webhookSecret ?? null;
  if (secret === null) return webhookRefused(404, 'UNKNOWN_PARTNER', 'No card service is connected here.');
  const refusal = refusedBySignature(header, raw, secret, realNow);
  if (refusal !== null) return refusal;
  const { id, object, data } = parseObject(raw) ?? {};
  const session = asRecord(asRecord(data)?.['object']);
  if (typeof id !== 'string' || id === '' || id.length > 200 || object !== 'event' || session == null)
    return webhookRefused(400, 'MALFORMED', 'The body must be an event with an id and data.object.');
  const reference = session['client_reference_id'];
  if (session['object'] !== 'checkout.session' || typeof reference !== 'string')
    return webhookTaken('not about a checkout');
  return transaction(db, async (tx) => {
    const now = clock.now();
    const payment = isId(reference) ? await lockPayment(tx, reference) : null;
    if (payment === null) return webhookTaken('unknown');
    if (!(await noteWebhook(tx, `cards:${id}`, now))) return webhookTaken('repeated');
    if (payment.state !== 'asked' && payment.state !== 'open') return webhookTaken('known');
    await changePayment(tx, payment.id, { dueAt: now });
    await jobs.send(tx, JOBS.payment, { paymentId: payment.id }, { key: payment.id });
    return webhookTaken('noted');
  });
}

/** The card service's webhook, proved by its signature instead of a session. */
export function mountCardWebhook(deps: OfferDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      // The signature covers the raw bytes.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(CARD_WEBHOOK, { bodyLimit: MOST_BYTES }, async (request, reply) => {
        // The name that the card service's public contract gives the header.
        const header = request.headers['stripe-signature'];
        const { status, body } = await receiveWebhook(deps, {
          header: typeof header === 'string' ? header : undefined,
          raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          realNow: systemClock.now().getTime(),
        });
        return reply.code(status).header('cache-control', 'no-store').send(body);
      });
    });
  };
}

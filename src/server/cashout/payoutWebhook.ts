import { trimEndSlashes } from '../../domain/helpers/trimSlashes.ts';
import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { asRecord } from '../../domain/helpers/asRecord.ts';
import { changeOrder, JOBS as ORDER_JOBS, lockOrder, noteWebhook, partnerKey } from '../orders/service.ts';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { parseObject, webhookRefused, webhookTaken, type WebhookAnswer } from '../platform/http/webhook.ts';
import { isId } from '../platform/ids.ts';
import type { PayoutAccess } from '../platform/partners.ts';
import { CALL_MS, type CashoutDeps } from './deps.ts';
import { readPayoutAccount } from './store/payouts.ts';

const MOST_BYTES = 64 * 1024;
const UUID_LENGTH = 36;
const CERTS = '/v1/notifications/certs/';
const MOST_KEYS = 20;

export const PAYOUT_WEBHOOK = '/webhooks/payouts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The provider's public keys by address. */
const keys = new WeakMap<CashoutDeps['partners'], Map<string, KeyObject>>();

/**
 * Handles a webhook of the payout provider, signed as PayPal signs: RSA over transmission, time, our webhook's id and
 * the body's CRC-32. Its content is never trusted; it only makes us read the payout, so that repeated, late and
 * reordered webhooks do no harm.
 */
async function receive(
  deps: CashoutDeps,
  { brandId, headers, raw }: { readonly brandId: string; readonly headers: Headers; readonly raw: Buffer },
): Promise<WebhookAnswer> {
  const { clock, db, jobs, partners } = deps;
  const access = partners.payouts(brandId);
  const account = await readPayoutAccount(db, brandId);
  const webhookId = account?.webhookId ?? null;
  if (access === null || webhookId === null)
    return webhookRefused(404, 'UNKNOWN_PARTNER', 'No such provider is connected here.');
  const refusal = await refusedBySignature(deps, access, webhookId, headers, raw);
  if (refusal !== null) return refusal;
  const body = parseObject(raw) ?? {};
  const resource = asRecord(body['resource']);
  const { id } = body;
  const key = asRecord(resource?.['payout_item'])?.['sender_item_id'] ?? resource?.['sender_batch_id'];
  if (typeof id !== 'string' || id === '' || id.length > 200 || typeof key !== 'string')
    return webhookRefused(400, 'MALFORMED', 'The body must be an event with an id and a payout item.');
  const orderId = key.slice(0, UUID_LENGTH);
  return transaction(db, async (tx) => {
    const now = clock.now();
    if (!(await noteWebhook(tx, `payouts:${id}`, now))) return webhookTaken('repeated');
    const order = isId(orderId) ? await lockOrder(tx, orderId) : null;
    if (order?.service !== 'payouts' || order.brand !== brandId) return webhookTaken('unknown');
    if (partnerKey(order) !== key) return webhookTaken('earlier attempt');
    if (order.state !== 'placed' && order.state !== 'accepted') return webhookTaken('final before');
    await changeOrder(tx, orderId, { dueAt: now });
    await jobs.send(tx, ORDER_JOBS.fulfil, { orderId }, { key: orderId });
    return webhookTaken('noted');
  });
}

async function refusedBySignature(
  deps: CashoutDeps,
  access: PayoutAccess,
  webhookId: string,
  headers: Headers,
  raw: Buffer,
): Promise<WebhookAnswer | null> {
  const header = (name: string): string | null => {
    const value = headers[`paypal-${name}`];
    return typeof value === 'string' && value.length <= 1_000 ? value : null;
  };
  const [id, time, signature, certUrl] = [
    header('transmission-id'),
    header('transmission-time'),
    header('transmission-sig'),
    header('cert-url'),
  ];
  if (id === null || time === null || signature === null || certUrl === null)
    return webhookRefused(401, 'UNSIGNED', 'The headers of a signed transmission are missing.');
  if (header('auth-algo') !== 'SHA256withRSA' || !isProviderCert(access, certUrl))
    return webhookRefused(401, 'WRONG_SIGNATURE', 'The signature is not the provider’s.');
  try {
    const key = await publicKey(deps, certUrl);
    const signed = `${id}|${time}|${webhookId}|${crc32(raw)}`;
    const isGenuine = createVerify('RSA-SHA256').update(signed).verify(key, signature, 'base64');
    return isGenuine
      ? null
      : webhookRefused(401, 'WRONG_SIGNATURE', 'The signature does not belong to this body.');
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    // The provider retries it.
    return webhookRefused(503, 'NO_CERTIFICATE', 'The certificate could not be fetched.');
  }
}

/** Certificates come from the provider's own host, or another one of its domain, over the same protocol. */
function isProviderCert({ base }: PayoutAccess, certUrl: string): boolean {
  if (!URL.canParse(certUrl)) return false;
  const [own, given] = [new URL(base), new URL(certUrl)];
  const isOwn =
    given.origin === own.origin && given.pathname.startsWith(trimEndSlashes(own.pathname) + CERTS);
  const domain = own.hostname.split('.').slice(-2).join('.');
  const isSibling =
    own.protocol === 'https:' &&
    given.protocol === 'https:' &&
    given.port === '' &&
    given.username === '' &&
    domain.includes('.') &&
    given.hostname.endsWith(`.${domain}`) &&
    given.pathname.startsWith(CERTS);
  return isOwn || isSibling;
}

async function publicKey({ outbound, partners }: CashoutDeps, certUrl: string): Promise<KeyObject> {
  const known = keys.get(partners) ?? new Map<string, KeyObject>();
  keys.set(partners, known);
  const kept = known.get(certUrl);
  if (kept !== undefined) return kept;
  const answer = await outbound.call(
    'payouts-cert',
    { url: certUrl },
    { deadlineMs: CALL_MS, maxBytes: MOST_BYTES },
  );
  try {
    const key = createPublicKey(answer.ok().body);
    if (known.size >= MOST_KEYS) known.clear();
    known.set(certUrl, key);
    return key;
  } catch (error) {
    if (error instanceof PartnerFault) throw error;
    throw new PartnerFault('payouts-cert', 'garbage');
  }
}

/** The webhook's route, proved by its signature instead of a session. */
export function mountPayoutWebhook(deps: CashoutDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      // The signature covers the raw bytes.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(PAYOUT_WEBHOOK, { bodyLimit: MOST_BYTES }, async (request, reply) => {
        const { status, body } = await receive(deps, {
          brandId: deps.brands.forHost(request.host).id,
          headers: request.headers,
          raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        });
        return reply.code(status).header('cache-control', 'no-store').send(body);
      });
    });
  };
}

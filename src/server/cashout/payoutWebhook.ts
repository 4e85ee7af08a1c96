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
import { readPayoutBrand } from './queries/payouts.ts';
import { hastenComparison, readWebhookIds } from './store/payouts.ts';

const MOST_BYTES = 64 * 1024;
const UUID_LENGTH = 36;
const CERTS = '/v1/notifications/certs/';
const MOST_KEYS = 20;
const MOST_FETCHES = 4;
const COMPARED_AFTER_MS = 5 * 60_000;

export const PAYOUT_WEBHOOK = '/webhooks/payouts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A webhook as it came. */
interface Received {
  /** Whose signature proves an event about a payout that we don't know. */
  readonly hostBrandId: string;
  readonly headers: Headers;
  readonly raw: Buffer;
}

/** The provider's public keys by address, and those on their way. */
interface Keys {
  readonly known: Map<string, KeyObject>;
  readonly fetches: Map<string, Promise<KeyObject>>;
}
const keys = new WeakMap<CashoutDeps['partners'], Keys>();

/**
 * Handles a webhook of the payout provider, signed as PayPal signs: RSA over transmission, time, our webhook's id and
 * the body's CRC-32. The brand is the payout's, because several brands may share an account there, whose webhooks reach
 * each brand's address. Its content is never trusted; it only makes us read the payout, so that repeated, late and
 * reordered webhooks do no harm.
 */
async function receive(deps: CashoutDeps, { hostBrandId, headers, raw }: Received): Promise<WebhookAnswer> {
  const { clock, db, jobs, partners } = deps;
  const body = parseObject(raw) ?? {};
  const { id } = body;
  const key = payoutKey(asRecord(body['resource']));
  const orderId = key?.slice(0, UUID_LENGTH) ?? '';
  const known = isId(orderId) ? await readPayoutBrand(db, orderId) : null;
  const brandId = known ?? hostBrandId;
  const access = partners.payouts(brandId);
  const webhookIds =
    access === null
      ? []
      : (await readWebhookIds(db)).flatMap(({ brand, webhookId }) => {
          const theirs = partners.payouts(brand);
          return theirs?.base === access.base && theirs.clientId === access.clientId ? [webhookId] : [];
        });
  if (access === null || webhookIds.length === 0)
    return webhookRefused(404, 'UNKNOWN_PARTNER', 'No such provider is connected here.');
  const refusal = await refusedBySignature(deps, access, webhookIds, headers, raw);
  if (refusal !== null) return refusal;
  if (typeof id !== 'string' || id === '' || id.length > 200 || key === null)
    return webhookRefused(400, 'MALFORMED', 'The body must be an event with an id and a payout item.');
  if (known === null) return webhookTaken('unknown');
  return transaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, orderId);
    if (order === null || partnerKey(order) !== key) return webhookTaken('earlier attempt');
    if (!(await noteWebhook(tx, `payouts:${id}`, now))) return webhookTaken('repeated');
    if (order.state !== 'placed' && order.state !== 'accepted') {
      // Money can still come back, or arrive after it came back; what staff have to see of it is compared soon.
      if (order.shopNumber === null) return webhookTaken('final before');
      await hastenComparison(tx, brandId, new Date(now.getTime() + COMPARED_AFTER_MS));
    }
    await changeOrder(tx, orderId, { dueAt: now });
    await jobs.send(tx, ORDER_JOBS.fulfil, { orderId }, { key: orderId });
    return webhookTaken('noted');
  });
}

/** Our key of the payout that an event is about: of its item, or of its batch with one item. */
function payoutKey(resource: Readonly<Record<string, unknown>> | null): string | null {
  const header = asRecord(asRecord(resource?.['batch_header'])?.['sender_batch_header']);
  const key =
    asRecord(resource?.['payout_item'])?.['sender_item_id'] ??
    resource?.['sender_batch_id'] ??
    header?.['sender_batch_id'];
  return typeof key === 'string' ? key : null;
}

async function refusedBySignature(
  deps: CashoutDeps,
  access: PayoutAccess,
  webhookIds: readonly string[],
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
    const isGenuine = webhookIds.some((webhookId) =>
      createVerify('RSA-SHA256')
        .update(`${id}|${time}|${webhookId}|${crc32(raw)}`)
        .verify(key, signature, 'base64'),
    );
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
  const { known, fetches }: Keys = keys.get(partners) ?? { known: new Map(), fetches: new Map() };
  keys.set(partners, { known, fetches });
  const kept = known.get(certUrl);
  if (kept !== undefined) return kept;
  const name = `payouts-cert:${new URL(certUrl).host}`;
  const underWay = fetches.get(certUrl);
  if (underWay !== undefined) return underWay;
  // The address comes from a call that isn't proved yet: it must neither keep us busy nor close the way for others.
  if (fetches.size >= MOST_FETCHES) throw new PartnerFault(name, 'open-circuit');
  const fetching = fetchKey(outbound, name, certUrl).finally(() => fetches.delete(certUrl));
  fetches.set(certUrl, fetching);
  const key = await fetching;
  if (known.size >= MOST_KEYS) known.clear();
  known.set(certUrl, key);
  return key;
}

async function fetchKey(
  outbound: CashoutDeps['outbound'],
  name: string,
  certUrl: string,
): Promise<KeyObject> {
  const limits = { deadlineMs: CALL_MS, maxBytes: MOST_BYTES, opensCircuit: false };
  const { body } = (await outbound.call(name, { url: certUrl }, limits)).ok();
  try {
    return createPublicKey(body);
  } catch {
    throw new PartnerFault(name, 'garbage');
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
          hostBrandId: deps.brands.forHost(request.host).id,
          headers: request.headers,
          raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        });
        return reply.code(status).header('cache-control', 'no-store').send(body);
      });
    });
  };
}

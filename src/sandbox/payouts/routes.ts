import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields, parseInstant } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { secretName } from '../support/random.ts';
import { basicCredentials, bearerToken, sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import { batchAnswer, batchLink, itemAnswer, transactionAnswer } from './answers.ts';
import type { PayoutRequest, Payouts } from './payouts.ts';

type ById = { Params: { id: string } };

const PREFIX = '/payouts';
const WEBHOOK = /\/webhooks\/payouts$/;
const TOKEN_SECONDS = 32_400;
const LONGEST_SEARCH_MS = 31 * 86_400_000;
const MOST = 20_000;
const CURRENCIES = ['USD', 'CAD', 'AUD'];

/** The payout provider's API: a token, payouts, their items, webhooks and the list of transactions. */
export function payoutRoutes(app: FastifyInstance, world: World, payouts: Payouts, base: () => string): void {
  const tokens = new Map<string, { readonly clientId: string; readonly until: number }>();
  const findClient = ({ headers }: FastifyRequest): string | null => {
    const token = tokens.get(bearerToken(headers.authorization) ?? '');
    return token !== undefined && token.until > Date.now() ? token.clientId : null;
  };
  const fail = (reply: FastifyReply, status: number, name: string, more: object = {}): FastifyReply =>
    reply.code(status).send({ name, message: name, debug_id: secretName().slice(0, 13), ...more });
  const config = (endpoint: string) => ({ config: { partner: 'payouts' as const, endpoint } });

  app.post(`${PREFIX}/v1/oauth2/token`, config('token'), (request, reply) => {
    const given = basicCredentials(request.headers.authorization);
    const [, brand = ''] = /^ebbwatt-([\w-]+)$/.exec(given?.id ?? '') ?? [];
    const secret = world.secret(`payouts:${brand}`);
    if (given === null || brand === '' || secret === null || !sameSecret(secret, given.secret))
      return reply
        .code(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    if (readFields(request.body)['grant_type'] !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    const token = secretName();
    tokens.set(token, { clientId: given.id, until: Date.now() + TOKEN_SECONDS * 1_000 });
    return reply.send({
      scope: 'https://uri.paypal.com/payments/payouts',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: TOKEN_SECONDS,
    });
  });

  app.post(`${PREFIX}/v1/payments/payouts`, config('payouts'), (request, reply) => {
    const clientId = findClient(request);
    if (clientId === null) return fail(reply, 401, 'AUTHENTICATION_FAILURE');
    const parsed = parsePayout(request.body);
    if (typeof parsed === 'string')
      return fail(reply, 400, 'VALIDATION_ERROR', { details: [{ field: parsed, issue: 'Invalid value' }] });
    const known = payouts.bySender(parsed.senderBatchId);
    const reason = payouts.refusing();
    if (reason !== null && known === null)
      return fail(reply, reason === 'VALIDATION_ERROR' ? 400 : 422, reason, { details: [] });
    const { batch, isTaken } = payouts.pay(clientId, parsed);
    return isTaken
      ? fail(reply, 400, 'USER_BUSINESS_ERROR', {
          details: [
            {
              field: 'SENDER_BATCH_ID',
              location: 'body',
              issue: 'Batch with given sender_batch_id already exists',
            },
          ],
          links: [batchLink(base(), batch)],
        })
      : reply.code(201).send(batchAnswer(base(), batch, false));
  });
  app.get<ById>(`${PREFIX}/v1/payments/payouts/:id`, config('batch'), (request, reply) => {
    const clientId = findClient(request);
    if (clientId === null) return fail(reply, 401, 'AUTHENTICATION_FAILURE');
    const batch = payouts.find(clientId, request.params.id);
    return batch === null
      ? fail(reply, 404, 'RESOURCE_NOT_FOUND')
      : reply.send(batchAnswer(base(), batch, true));
  });
  app.post<ById>(`${PREFIX}/v1/payments/payouts-item/:id/cancel`, config('cancel'), (request, reply) => {
    const clientId = findClient(request);
    if (clientId === null) return fail(reply, 401, 'AUTHENTICATION_FAILURE');
    const batch = payouts.byItem(request.params.id);
    if (batch?.clientId !== clientId) return fail(reply, 404, 'RESOURCE_NOT_FOUND');
    if (batch.item.state !== 'UNCLAIMED') return fail(reply, 400, 'ITEM_INCORRECT_STATUS');
    payouts.set(batch, 'RETURNED');
    return reply.send(itemAnswer(base(), batch));
  });

  app.get(`${PREFIX}/v1/notifications/webhooks`, config('webhooks'), (request, reply) => {
    const clientId = findClient(request);
    if (clientId === null) return fail(reply, 401, 'AUTHENTICATION_FAILURE');
    return reply.send({ webhooks: payouts.webhooks(clientId).map(({ id, url }) => ({ id, url })) });
  });
  app.post(`${PREFIX}/v1/notifications/webhooks`, config('webhooks'), (request, reply) => {
    const clientId = findClient(request);
    if (clientId === null) return fail(reply, 401, 'AUTHENTICATION_FAILURE');
    const url = loopbackUrl(readFields(request.body)['url'], WEBHOOK)?.href;
    if (url === undefined) return fail(reply, 400, 'VALIDATION_ERROR');
    const webhook = payouts.register(clientId, url);
    return webhook === null
      ? fail(reply, 400, 'WEBHOOK_URL_ALREADY_EXISTS')
      : reply.code(201).send({ id: webhook.id, url: webhook.url, event_types: [{ name: '*' }] });
  });
  app.get<{ Params: { name: string } }>(
    `${PREFIX}/v1/notifications/certs/:name`,
    config('cert'),
    (request, reply) =>
      payouts.signing.certPath().endsWith(`/${request.params.name}`)
        ? reply.type('application/x-pem-file').send(payouts.signing.publicKey())
        : fail(reply, 404, 'RESOURCE_NOT_FOUND'),
  );

  app.get(`${PREFIX}/v1/reporting/transactions`, config('transactions'), (request, reply) => {
    const clientId = findClient(request);
    if (clientId === null) return fail(reply, 401, 'AUTHENTICATION_FAILURE');
    const { start_date: from, end_date: to, page = '1' } = readFields(request.query);
    const [start, end] = [parseInstant(from), parseInstant(to)];
    if (start === null || end === null || end.getTime() - start.getTime() > LONGEST_SEARCH_MS)
      return fail(reply, 400, 'INVALID_REQUEST');
    const found = payouts
      .all()
      .filter(
        ({ clientId: owner, madeAt }) =>
          owner === clientId && new Date(madeAt) >= start && new Date(madeAt) <= end,
      );
    const size = 100;
    const at = Number(page);
    return reply.send({
      transaction_details: found.slice((at - 1) * size, at * size).map(transactionAnswer),
      total_items: found.length,
      total_pages: Math.max(1, Math.ceil(found.length / size)),
      page: at,
    });
  });
}

/** A batch with one item, or the field that is wrong. */
function parsePayout(body: unknown): PayoutRequest | string {
  const { sender_batch_header: header, items } = (body ?? {}) as {
    readonly sender_batch_header?: unknown;
    readonly items?: unknown;
  };
  const { sender_batch_id: senderBatchId = '', email_subject: emailSubject = '' } = readFields(header);
  const item: unknown = Array.isArray(items) && items.length === 1 ? items[0] : null;
  const { recipient_type: type, receiver = '', sender_item_id: senderItemId = '' } = readFields(item);
  const { value = '', currency = '' } = readFields((item as { readonly amount?: unknown } | null)?.amount);
  if (!/^[\w-]{1,256}$/.test(senderBatchId)) return 'sender_batch_header.sender_batch_id';
  if (item === null) return 'items';
  if (type !== 'EMAIL') return 'items[0].recipient_type';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(receiver) || receiver.length > 127) return 'items[0].receiver';
  if (!/^\d{1,5}\.\d\d$/.test(value) || Number(value) <= 0 || Number(value) > MOST)
    return 'items[0].amount.value';
  if (!CURRENCIES.includes(currency)) return 'items[0].amount.currency';
  return { senderBatchId, emailSubject, senderItemId, receiver, value, currency };
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Household } from '../../domain/demo/household.ts';
import {
  accountView,
  actOn,
  allAccounts,
  endAll,
  parseKind,
  toDeviceView,
} from '../devices/deviceActions.ts';
import { chosenEmail } from '../devices/chosenEmail.ts';
import type { DeviceDeps } from '../devices/deviceRoute.ts';
import { findPartner } from '../devices/partners.ts';
import { readFields } from '../support/forms.ts';

type ById = { Params: { id: string } };

const MOST_ACCOUNTS = 1_000_000;
const MOST_DEVICES = 20;
const PAGE = 10_000;

/**
 * The homes' devices, for tests: what a person can do on the page, and accounts by the thousand. Responds
 * after the webhooks are delivered, unless `wait` is false.
 */
export function deviceControl(app: FastifyInstance, deps: DeviceDeps, settled: () => Promise<unknown>): void {
  const { world, store, clouds, grants } = deps;
  const notFound = (reply: FastifyReply): FastifyReply => reply.code(404).send({ error: 'not_found' });
  const waitUntilSettled = async (body: unknown): Promise<void> => {
    if (readFields(body)['wait'] !== 'false') await settled();
  };

  app.get('/devices', (_request, reply) =>
    reply.send({ accounts: allAccounts(deps), bulk: store.bulk.list() }),
  );
  app.post('/devices/accounts', (request, reply) => {
    const { partner = '', email } = readFields(request.body);
    const chosen = chosenEmail(email);
    if (!findPartner(partner) || chosen === null)
      return reply.code(422).send({ error: 'partner and email are needed.' });
    const account = store.open(partner, chosen);
    const home = parseHome((request.body as { readonly home?: unknown }).home);
    if (home !== null) store.moveIn(account, home);
    return reply.code(201).send(accountView(deps, account));
  });
  app.post<ById>('/devices/accounts/:id/connect', (request, reply) => {
    const account = store.account(request.params.id);
    if (!account) return notFound(reply);
    const seconds = Number(readFields(request.body)['expires_in'] ?? 3_600);
    const { accessToken, refreshToken, expiresIn, grant } = grants.open(account, { seconds });
    return reply.code(201).send({
      account: account.id,
      connection: grant,
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
    });
  });
  app.post<ById>('/devices/accounts/:id/end', async (request, reply) => {
    const account = store.account(request.params.id);
    if (!account) return notFound(reply);
    endAll(deps, account, readFields(request.body)['notify'] !== 'false');
    await waitUntilSettled(request.body);
    return reply.send(accountView(deps, account));
  });
  app.post<ById>('/devices/connections/:id/end', async (request, reply) => {
    const grant = store.grant(request.params.id);
    if (!grant) return notFound(reply);
    clouds.endGrant(grant, readFields(request.body)['notify'] !== 'false');
    await waitUntilSettled(request.body);
    return reply.code(204).send();
  });
  app.post<ById>('/devices/accounts/:id/devices', async (request, reply) => {
    const account = store.account(request.params.id);
    const { kind, name = '' } = readFields(request.body);
    const known = parseKind(kind);
    if (!account || store.bulk.account(account.id)) return notFound(reply);
    if (!known || name === '') return reply.code(422).send({ error: 'kind and name are needed.' });
    const device = clouds.add(account, known, name.slice(0, 80));
    await waitUntilSettled(request.body);
    return reply.code(201).send(toDeviceView(device, world.now()));
  });
  app.post<ById>('/devices/:id', async (request, reply) => {
    const device = clouds.device(request.params.id);
    if (!device) return notFound(reply);
    const refusal = actOn(deps, device, readFields(request.body));
    if (refusal !== null) return reply.code(422).send({ error: refusal });
    await waitUntilSettled(request.body);
    return reply.send(toDeviceView(device, world.now()));
  });
  app.delete<ById>('/devices/:id', async (request, reply) => {
    const device = clouds.device(request.params.id);
    if (!device) return notFound(reply);
    clouds.remove(device);
    await settled();
    return reply.code(204).send();
  });
  app.post<ById>('/devices/partners/:id', (request, reply) => {
    const partner = findPartner(request.params.id);
    const { latency_ms: latency, action_ms: action } = readFields(request.body);
    if (!partner) return notFound(reply);
    if (latency !== undefined) clouds.setLatency(partner.id, Number(latency) || 0);
    if (action !== undefined) clouds.setActionTime(Number(action) || 0);
    return reply.send({ partner: partner.id, latency_ms: clouds.latency(partner.id) });
  });
  bulkControl(app, deps, notFound);
}

/** The home that a body describes; null for none. */
function parseHome(given: unknown): Household | null {
  const { seed, zone, intervalSeconds, size, southern, solar } = (given ?? {}) as Partial<Household>;
  return seed === undefined || zone === undefined || size === undefined
    ? null
    : {
        seed,
        zone,
        intervalSeconds: intervalSeconds ?? 900,
        size,
        southern: southern === true,
        solar: solar === true,
      };
}

function bulkControl(
  app: FastifyInstance,
  { store: { bulk } }: DeviceDeps,
  notFound: (reply: FastifyReply) => FastifyReply,
): void {
  app.post('/devices/bulk', (request, reply) => {
    const { partner = '', accounts, devices = '1' } = readFields(request.body);
    const [many, each] = [Number(accounts), Number(devices)];
    const fits =
      Number.isInteger(many) &&
      many > 0 &&
      many <= MOST_ACCOUNTS &&
      Number.isInteger(each) &&
      each > 0 &&
      each <= MOST_DEVICES;
    if (!findPartner(partner) || !fits)
      return reply.code(422).send({
        error: `partner, accounts (1 to ${MOST_ACCOUNTS}) and devices (1 to ${MOST_DEVICES}) are needed.`,
      });
    return reply.code(201).send(bulk.add(partner, many, each));
  });
  /** Accounts with their tokens, some thousands at a time. */
  app.get<ById>('/devices/bulk/:id', (request, reply) => {
    const found = bulk.find(request.params.id);
    if (!found) return notFound(reply);
    const { from = '0', count = String(PAGE) } = readFields(request.query);
    const first = Math.max(0, Math.trunc(Number(from)) || 0);
    const size = Math.max(0, Math.min(PAGE, Math.trunc(Number(count)) || 0, found.accounts - first));
    return reply.send({
      ...found,
      from: first,
      items: Array.from({ length: size }, (_, i) => bulk.at(found, first + i)),
    });
  });
  app.delete<ById>('/devices/bulk/:id', (request, reply) => {
    bulk.remove(request.params.id);
    return reply.code(204).send();
  });
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseFaultRule } from '../faults/faults.ts';
import { toEnrolmentAnswer } from '../market/routes.ts';
import type { Webhooks } from '../market/webhooks.ts';
import { readFields, parseInstant, type Fields } from '../support/forms.ts';
import { sameSecret } from '../support/secrets.ts';
import type { Grants } from '../utility/grants.ts';
import { resourceBase, toAnswer } from '../utility/oauthRoutes.ts';
import { readScope } from '../utility/scope.ts';
import { TRAITS, type Authorization, type Customer, type Enrollment } from '../world/types.ts';
import type { Actions, ActionDeps, CustomerWishes } from './actions.ts';
import type { Vtn } from '../vtn/vtn.ts';
import { cardControl } from './cardControl.ts';
import { deskControl } from './deskControl.ts';
import { deviceControl } from './deviceControl.ts';
import { payoutControl } from './payoutControl.ts';
import { giftControl } from './giftControl.ts';
import type { Receiver } from '../receiver/receiver.ts';
import { receiverControl } from './receiverControl.ts';
import { shopControl } from './shopControl.ts';
import { venControl } from './venControl.ts';
import { vtnControl } from './vtnControl.ts';

type ById = { Params: { id: string } };
type BySlug = { Params: { slug: string } };

/** Control for tests, in JSON, with the key `sandbox` in the header `X-Sandbox-Key`. */
export async function controlRoutes(
  app: FastifyInstance,
  deps: ActionDeps & {
    readonly actions: Actions;
    readonly vtn: Vtn;
    readonly receiver: Receiver;
    readonly grants: Grants;
  },
): Promise<void> {
  await app.register(
    async (inner) => {
      inner.addHook('onRequest', async (request, reply) => {
        const [key, given] = [deps.world.secret('sandbox'), request.headers['x-sandbox-key']];
        if (key === null || typeof given !== 'string' || !sameSecret(key, given))
          return reply.code(401).send({ error: 'X-Sandbox-Key is missing or wrong.' });
        return undefined;
      });
      worldControl(inner, deps);
      customerControl(inner, deps);
      enrollmentControl(inner, deps);
      faultControl(inner, deps);
      deviceControl(inner, deps.devices, deps.webhooks.settled);
      vtnControl(inner, deps.vtn, deps.webhooks.settled);
      receiverControl(inner, deps.world, deps.receiver);
      venControl(inner, deps.ven);
      deskControl(inner, deps.desk);
      shopControl(inner, deps.shop, deps.webhooks.settled);
      payoutControl(inner, deps.payouts, deps.webhooks.settled);
      giftControl(inner, deps.gifts, deps.webhooks.settled);
      cardControl(inner, deps.cards, deps.webhooks.settled);
      inner.get('/outbox', (request, reply) =>
        reply.send({ messages: deps.outbox.list(readFields(request.query)['to']) }),
      );
      inner.delete('/outbox', (_request, reply) => {
        deps.outbox.clear();
        return reply.code(204).send();
      });
    },
    { prefix: '/control' },
  );
}

type ControlDeps = ActionDeps & { readonly actions: Actions };

function worldControl(app: FastifyInstance, { world, webhooks, actions }: ControlDeps): void {
  app.get('/state', (_request, reply) => {
    const { customers, authorizations, enrollments, outages, drops } = world.state;
    return reply.send({
      now: world.now().toISOString(),
      customers,
      authorizations,
      enrollments,
      outages,
      drops,
      webhooks: webhooks.attempts(),
    });
  });
  app.post('/clock', (request, reply) => {
    const { now, offset_ms: offset } = readFields(request.body);
    const at = parseInstant(now);
    if (!at && (offset === undefined || Number.isNaN(Number(offset))))
      return refuse(reply, 'now or offset_ms is needed.');
    world.setOffset(at ? at.getTime() - world.settings.now().getTime() : Number(offset));
    return reply.send({ now: world.now().toISOString() });
  });
  app.post('/tick', async (_request, reply) => {
    actions.tick();
    await webhooks.settled();
    return reply.code(204).send();
  });
  app.post('/reset', (_request, reply) => {
    actions.reset();
    return reply.code(204).send();
  });
  app.post<BySlug>('/utilities/:slug/outage', (request, reply) => {
    if (!world.utility(request.params.slug)) return reply.code(404).send({ error: 'not_found' });
    const { on = 'true', until } = readFields(request.body);
    actions.setOutage(request.params.slug, on === 'true', parseInstant(until));
    return reply.code(204).send();
  });
}

function customerControl(
  app: FastifyInstance,
  { world, actions, grants }: ControlDeps & { readonly grants: Grants },
): void {
  const byId = (id: string): Customer | undefined => world.state.customers[id];
  app.post<BySlug>('/utilities/:slug/customers', (request, reply) => {
    const customer = actions.addCustomer(request.params.slug, {
      name: 'Customer',
      ...readWishes(readFields(request.body)),
    });
    return customer ? reply.code(201).send(customer) : reply.code(404).send({ error: 'not_found' });
  });
  app.post<ById>('/customers/:id', (request, reply) => {
    const customer = byId(request.params.id);
    if (!customer) return reply.code(404).send({ error: 'not_found' });
    actions.changeCustomer(customer, readWishes(readFields(request.body)));
    return reply.send(customer);
  });
  app.post<ById>('/customers/:id/authorize', (request, reply) => {
    const customer = byId(request.params.id);
    if (!customer) return reply.code(404).send({ error: 'not_found' });
    const { client, scope } = readFields(request.body);
    if (client === undefined || scope === undefined || readScope(scope) === null)
      return refuse(reply, 'client and a scope are needed.');
    const { utility, id } = customer;
    const issued = grants.open(utility, client, id, scope);
    return reply.code(201).send(toAnswer(issued, resourceBase(request, utility)));
  });
  app.post<ById>('/customers/:id/savings', (request, reply) => {
    const customer = byId(request.params.id);
    if (!customer) return reply.code(404).send({ error: 'not_found' });
    const savings = readSavings(readFields(request.body));
    if (typeof savings === 'string') return refuse(reply, savings);
    actions.save(customer, savings);
    return reply.send(customer);
  });
  app.post<ById>('/customers/:id/deliver', (request, reply) => {
    const customer = byId(request.params.id);
    if (!customer) return reply.code(404).send({ error: 'not_found' });
    const { through, final = 'false' } = readFields(request.body);
    const at = parseInstant(through);
    actions.deliver(customer, { final: final === 'true', ...(at ? { through: at } : {}) });
    return reply.code(204).send();
  });
}

function enrollmentControl(app: FastifyInstance, { world, webhooks, actions }: ControlDeps): void {
  const byId = (id: string): Enrollment | undefined => world.state.enrollments[id];
  const answerWhenSettled = async (
    reply: FastifyReply,
    webhook: Webhooks,
    enrollment: Enrollment,
  ): Promise<FastifyReply> => {
    await webhook.settled();
    return reply.send(toEnrolmentAnswer(enrollment));
  };
  app.post<ById>('/enrollments/:id/state', async (request, reply) => {
    const enrollment = byId(request.params.id);
    if (!enrollment) return reply.code(404).send({ error: 'not_found' });
    const { state, substate = '', hold = 'true', wait = 'true' } = readFields(request.body);
    if (state === undefined || state === '') return refuse(reply, 'state is needed.');
    actions.setState(enrollment, { state, substate }, hold === 'true');
    return wait === 'true'
      ? answerWhenSettled(reply, webhooks, enrollment)
      : reply.send(toEnrolmentAnswer(enrollment));
  });
  app.post<ById>('/enrollments/:id/joined', (request, reply) => {
    const customer = world.state.customers[byId(request.params.id)?.customerId ?? ''];
    if (!customer) return reply.code(404).send({ error: 'not_found' });
    const { from, to } = readFields(request.body);
    const [start, end] = [parseInstant(from), parseInstant(to)];
    if (!start || !end || start >= end)
      return refuse(reply, 'from and to must be instants, the first before the second.');
    const { devices } = request.body as { readonly devices?: unknown };
    const accounts = Array.isArray(devices) ? devices.map(String) : [];
    actions.join(customer, { from: start.toISOString(), to: end.toISOString(), accounts });
    return reply.code(204).send();
  });
  app.post<ById>('/enrollments/:id/step', async (request, reply) => {
    const enrollment = byId(request.params.id);
    if (!enrollment) return reply.code(404).send({ error: 'not_found' });
    actions.step(enrollment);
    return answerWhenSettled(reply, webhooks, enrollment);
  });
  app.post<ById>('/enrollments/:id/release', (request, reply) => {
    const enrollment = byId(request.params.id);
    if (!enrollment) return reply.code(404).send({ error: 'not_found' });
    actions.release(enrollment);
    return reply.send(toEnrolmentAnswer(enrollment));
  });
  app.post<ById>('/authorizations/:id/status', async (request, reply) => {
    const authorization: Authorization | undefined = world.state.authorizations[request.params.id];
    const status = ([0, 1, 2] as const).find((each) => String(each) === readFields(request.body)['status']);
    if (!authorization) return reply.code(404).send({ error: 'not_found' });
    if (status === undefined) return refuse(reply, 'status must be 0 (revoked), 1 (active) or 2 (denied).');
    actions.setAuthorization(authorization, status);
    await webhooks.settled();
    return reply.send(authorization);
  });
}

function faultControl(app: FastifyInstance, { faults, actions }: ControlDeps): void {
  app.get('/faults', (_request, reply) => reply.send({ faults: faults.list() }));
  app.post('/faults', (request, reply) => {
    const rule = parseFaultRule((request.body ?? {}) as Readonly<Record<string, unknown>>);
    return typeof rule === 'string' ? refuse(reply, rule) : reply.code(201).send(actions.addFault(rule));
  });
  app.delete('/faults', (_request, reply) => {
    actions.clearFaults();
    return reply.code(204).send();
  });
  app.delete<ById>('/faults/:id', (request, reply) => {
    actions.clearFaults(request.params.id);
    return reply.code(204).send();
  });
}

/** Reads a new customer's properties. */
function readWishes(body: Fields): Partial<CustomerWishes> {
  const { name, email, account_number: accountNumber, nmi, interval_seconds: interval, solar, trait } = body;
  const { meter, size, published_from: from } = body;
  const publishedFrom = parseInstant(from)?.toISOString();
  const known = TRAITS.find((each) => each === trait);
  return {
    ...(name === undefined || name === '' ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(accountNumber === undefined ? {} : { accountNumber }),
    ...(nmi === undefined ? {} : { nmi: nmi.slice(0, 10) }),
    ...(['300', '900', '1800', '3600'].includes(interval ?? '') ? { intervalSeconds: Number(interval) } : {}),
    ...(solar === undefined ? {} : { solar: solar === 'true' }),
    ...(known === undefined ? {} : { trait: known }),
    ...(meter === undefined || meter === '' ? {} : { meter }),
    ...(Number(size) > 0 ? { size: Number(size) } : {}),
    ...(publishedFrom === undefined ? {} : { publishedFrom }),
  };
}

/** Reads a saving, or returns the error. */
function readSavings(
  body: Fields,
): { readonly from: string; readonly to: string; readonly percent: number } | string {
  const [from, to, percent] = [parseInstant(body['from']), parseInstant(body['to']), Number(body['percent'])];
  if (!from || !to || from >= to) return 'from and to must be instants, the first before the second.';
  if (!(percent >= 0 && percent <= 100)) return 'percent must be from 0 to 100.';
  return { from: from.toISOString(), to: to.toISOString(), percent };
}

const refuse = (reply: FastifyReply, error: string): FastifyReply => reply.code(422).send({ error });

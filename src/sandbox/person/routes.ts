import type { FastifyInstance, FastifyReply } from 'fastify';
import { localToEpoch } from '../../domain/meter/zone.ts';
import type { Actions } from '../control/actions.ts';
import { parseFaultRule, type Faults } from '../faults/faults.ts';
import type { Webhooks } from '../market/webhooks.ts';
import { readFields } from '../support/forms.ts';
import { html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import { TRAITS } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { faultsPage } from './faultsPage.ts';
import { personLinks } from './links.ts';
import { utilityCard, type UtilityFacts } from './utilityCard.ts';

export interface PersonDeps {
  readonly world: World;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly actions: Actions;
}

type ById = { Params: { id: string } };

/** The pages for playing the utilities. */
export function personRoutes(app: FastifyInstance, parts: PersonDeps): void {
  const { world, faults, actions } = parts;

  app.get('/', (_request, reply) => {
    const all = world.settings.utilities
      .map((utility) => readFacts(parts, utility.slug))
      .filter((facts) => facts !== null);
    const [busy, quiet] = [
      all.filter(({ enrollments }) => enrollments.length > 0),
      all.filter(({ enrollments }) => enrollments.length === 0),
    ];
    const body = html`<h1>Play the utility's side</h1>
      <p class="soft">
        Made-up utilities, their market and their customers. Your changes reach the app as they would from
        real utilities. Now: ${world.now().toISOString().slice(0, 16).replace('T', ' ')} UTC.
        <a href="/">Refresh</a>
      </p>
      ${
        busy.length === 0 &&
        html`<p class="card">No one is enrolled yet. Sign up in the app and connect a utility, and it shows here.</p>`
      }
      ${[...busy, ...quiet].map(utilityCard)}`;
    return sendPage(reply, { title: "Play the utility's side", links: personLinks, wide: true, body });
  });

  app.post<{ Params: { slug: string } }>('/play/utilities/:slug/outage', (request, reply) => {
    const { slug } = request.params;
    if (!world.utility(slug)) return reply.code(404).send({ error: 'not_found' });
    const { on, minutes } = readFields(request.body);
    const until =
      minutes === undefined || minutes === ''
        ? null
        : new Date(world.now().getTime() + Number(minutes) * 60_000);
    actions.setOutage(slug, on === 'true', until && Number.isNaN(until.getTime()) ? null : until);
    return back(reply, slug);
  });

  app.post<ById>('/play/enrollments/:id', (request, reply) => {
    const { id } = request.params;
    const enrollment = world.state.enrollments[id];
    if (!enrollment) return reply.code(404).send({ error: 'not_found' });
    const { action, state = enrollment.state, substate = enrollment.substate } = readFields(request.body);
    const authorization =
      enrollment.authorizationId === null
        ? undefined
        : world.state.authorizations[enrollment.authorizationId];
    const customer = world.state.customers[enrollment.customerId];
    if (action === 'set') actions.setState(enrollment, { state, substate }, true);
    if (action === 'step') actions.step(enrollment);
    if (action === 'release') actions.release(enrollment);
    if (action === 'deliver' && customer) actions.deliver(customer, { final: true });
    if (action === 'revoke' && authorization) actions.setAuthorization(authorization, 0);
    if (action === 'activate' && authorization) actions.setAuthorization(authorization, 1);
    if (action === 'deny' && authorization) actions.setAuthorization(authorization, 2);
    return back(reply, id);
  });

  app.post<ById>('/play/customers/:id/savings', (request, reply) => {
    const customer = world.state.customers[request.params.id];
    const zone = customer && world.utility(customer.utility)?.timeZone;
    if (!customer || zone === undefined) return reply.code(404).send({ error: 'not_found' });
    const { from, to, percent } = readFields(request.body);
    const [begins, ends] = [wallClock(zone, from), wallClock(zone, to)];
    if (begins && ends && begins < ends)
      actions.save(customer, {
        from: begins.toISOString(),
        to: ends.toISOString(),
        percent: Math.min(100, Math.max(0, Number(percent) || 0)),
      });
    return back(reply, customer.utility);
  });

  app.post<ById>('/play/customers/:id/trait', (request, reply) => {
    const customer = world.state.customers[request.params.id];
    const trait = TRAITS.find((each) => each === readFields(request.body)['trait']);
    if (!customer) return reply.code(404).send({ error: 'not_found' });
    if (trait) actions.changeCustomer(customer, { trait });
    return back(reply, customer.utility);
  });

  const sendFaults = (reply: FastifyReply, refusal: string | null): FastifyReply =>
    sendPage(
      reply,
      {
        title: 'Faults · Sandbox',
        links: personLinks,
        wide: true,
        body: faultsPage(faults.list(), world.settings.utilities, refusal),
      },
      refusal === null ? 200 : 422,
    );
  app.get('/faults', (_request, reply) => sendFaults(reply, null));
  app.post('/faults', (request, reply) => {
    const rule = parseFaultRule(readFields(request.body));
    if (typeof rule === 'string') return sendFaults(reply, rule);
    actions.addFault(rule);
    return reply.redirect('/faults', 303);
  });
  app.post('/faults/end', (request, reply) => {
    actions.clearFaults(readFields(request.body)['id']);
    return reply.redirect('/faults', 303);
  });
}

const back = (reply: FastifyReply, anchor: string): FastifyReply => reply.redirect(`/#${anchor}`, 303);

function readFacts({ world, webhooks }: PersonDeps, slug: string): UtilityFacts | null {
  const utility = world.utility(slug);
  if (!utility) return null;
  const enrollments = Object.values(world.state.enrollments)
    .filter((each) => each.utility === slug && !each.ended)
    .reverse();
  const ids = new Set(enrollments.map(({ id }) => id));
  return {
    utility,
    outage: world.state.outages[slug],
    enrollments,
    customers: Object.values(world.state.customers).filter((each) => each.utility === slug),
    authorizations: world.state.authorizations,
    attempts: webhooks.attempts().filter(({ enrollmentId }) => ids.has(enrollmentId)),
  };
}

/** The instant of a date and time field in a zone. */
function wallClock(zone: string, text = ''): Date | null {
  const [year, month, day, hour, minute] = (/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [])
    .slice(1)
    .map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  return new Date(localToEpoch(zone, year, month, day, hour, minute) * 1_000);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { batteriesAtMeter } from '../devices/homeDevices.ts';
import { readFields, parseInstant } from '../support/forms.ts';
import type { Authorization } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { authorizationEntry, usageFeed } from './espi.ts';
import type { Grants } from './grants.ts';
import { deliveredAt, simulateReadings, type Home } from './household.ts';
import { resourceBase, unavailable } from './oauthRoutes.ts';
import { readScope } from './scope.ts';

type Resource = { Params: { slug: string; id: string } };
const MONTH_SECONDS = 30.5 * 86_400;

/** The utility's resources: authorizations, meter data, and its availability. */
export function dataRoutes(app: FastifyInstance, world: World, grants: Grants): void {
  app.get<{ Params: { slug: string } }>(
    '/utility/:slug/status',
    { config: { partner: 'utility', endpoint: 'status' } },
    (request, reply) => {
      const utility = world.utility(request.params.slug);
      if (!utility) return reply.code(404).send({ error: 'not_found' });
      const outage = world.state.outages[utility.slug];
      return reply.send({
        utility: utility.slug,
        name: utility.name,
        outage: { active: outage !== undefined, ends_at: outage?.until ?? null },
      });
    },
  );

  app.get<Resource>(
    '/utility/:slug/espi/1_1/resource/Authorization/:id',
    { config: { partner: 'utility', endpoint: 'authorization' } },
    (request, reply) => {
      if (world.state.outages[request.params.slug]) return unavailable(world, request.params.slug, reply);
      const found = authorizationFor(world, grants, request, true);
      if (typeof found === 'number')
        return reply.code(found).send({ error: found === 401 ? 'invalid_token' : 'not_found' });
      const base = resourceBase(request, found.utility);
      return reply.type('application/atom+xml').send(
        authorizationEntry(found, {
          self: `${base}/Authorization/${found.id}`,
          resource: `${base}/Batch/Subscription/${found.id}`,
        }),
      );
    },
  );

  app.get<Resource>(
    '/utility/:slug/espi/1_1/resource/Batch/Subscription/:id',
    { config: { partner: 'utility', endpoint: 'data' } },
    (request, reply) => {
      const { slug } = request.params;
      if (world.state.outages[slug]) return unavailable(world, slug, reply);
      const found = authorizationFor(world, grants, request, false);
      if (typeof found === 'number')
        return reply
          .code(found)
          .send({ error: found === 401 ? 'invalid_token' : found === 403 ? 'access_denied' : 'not_found' });
      const home = findHome(world, found.customerId);
      const scope = readScope(found.scope);
      if (!home || !scope) return reply.code(404).send({ error: 'not_found' });
      const query = readFields(request.query);
      const [min, max] = [parseInstant(query['published-min']), parseInstant(query['published-max'])];
      const now = world.now();
      const earliest = Math.max(
        Date.parse(found.createdAt) / 1_000 - scope.historyLength * MONTH_SECONDS,
        seconds(parseInstant(home.customer.publishedFrom)) ?? 0,
      );
      const readings = simulateReadings(
        home,
        Math.max(earliest, seconds(min) ?? earliest),
        seconds(max) ?? now.getTime() / 1_000,
        deliveredAt(home, now),
      );
      return reply
        .type('application/atom+xml')
        .header('cache-control', 'no-store')
        .send(
          usageFeed({
            customer: home.customer,
            zone: home.zone,
            base: resourceBase(request, slug),
            made: now,
            readings,
            daily: scope.intervalDuration === null,
          }),
        );
    },
  );
}

const seconds = (at: Date | null): number | null => (at === null ? null : at.getTime() / 1_000);

export function findHome(world: World, customerId: string): Home | null {
  const customer = world.state.customers[customerId];
  const utility = customer && world.utility(customer.utility);
  return customer && utility
    ? {
        customer,
        zone: utility.timeZone,
        southern: utility.country === 'AU',
        batteries: batteriesAtMeter(world, customer),
      }
    : null;
}

/**
 * The request's authorization if its token is valid; else the HTTP status. An ended authorization is still
 * reported to the client's own token, but not to the customer's.
 */
function authorizationFor(
  world: World,
  grants: Grants,
  request: FastifyRequest<Resource>,
  clientMay: boolean,
): Authorization | 401 | 403 | 404 {
  const { slug, id } = request.params;
  const authorization = world.state.authorizations[id];
  const token = grants.bearer(slug, request.headers.authorization);
  if (!token) return 401;
  if (!authorization || authorization.utility !== slug || authorization.clientId !== token.clientId)
    return 404;
  if (token.kind === 'client') return clientMay ? authorization : 403;
  return token.authorizationId === id ? authorization : 404;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFields } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { customerByMeter } from '../retailer/customerByMeter.ts';
import type { Grants } from '../utility/grants.ts';
import { unavailable } from '../utility/oauthRoutes.ts';
import type { Customer, Enrollment } from '../world/types.ts';
import type { World } from '../world/world.ts';
import type { Enrollments } from './enrollments.ts';

type BySlug = { Params: { slug: string } };
type ById = { Params: { slug: string; id: string } };
const WEBHOOK = /\/webhooks\/utility\/[\w.-]+$/;

/** The product's requests to the market: enrol a home, read its status, end it. */
export function marketRoutes(
  app: FastifyInstance,
  world: World,
  grants: Grants,
  enrollments: Enrollments,
): void {
  app.post<BySlug>(
    '/utility/:slug/enrollments',
    { config: { partner: 'market', endpoint: 'enroll' } },
    (request, reply) => {
      const { slug } = request.params;
      if (world.state.outages[slug]) return unavailable(world, slug, reply);
      const clientId = findClient(grants, request);
      if (clientId === null) return reply.code(401).send({ error: 'invalid_token' });
      const body = readFields(request.body);
      if (!loopbackUrl(body['webhook_url'], WEBHOOK))
        return reply.code(422).send({
          error: 'invalid_webhook_url',
          error_description:
            'webhook_url must be an address of this machine that ends in /webhooks/utility/{client}.',
        });
      const authorizationId = body['authorization_id'] ?? null;
      const customer =
        authorizationId === null
          ? customerByMeter(world, slug, body)
          : agreed(world, slug, clientId, authorizationId);
      if (typeof customer === 'string') return reply.code(422).send({ error: customer });
      const enrollment = enrollments.open({
        utility: slug,
        clientId,
        customer,
        authorizationId,
        name: body['name'] ?? '',
        zip: body['zip'] ?? '',
        webhookUrl: body['webhook_url'] ?? '',
        signatureKeyId: body['signature_key_id'] ?? clientId,
      });
      return reply.code(202).send({ enrollment_id: enrollment.id, ...toEnrolmentAnswer(enrollment) });
    },
  );

  app.get<ById>(
    '/utility/:slug/enrollments/:id',
    { config: { partner: 'market', endpoint: 'enrollment' } },
    (request, reply) => {
      if (world.state.outages[request.params.slug]) return unavailable(world, request.params.slug, reply);
      const found = findEnrollment(world, grants, request);
      return found ? reply.send(toEnrolmentAnswer(found)) : reply.code(404).send({ error: 'not_found' });
    },
  );

  app.delete<ById>(
    '/utility/:slug/enrollments/:id',
    { config: { partner: 'market', endpoint: 'leave' } },
    (request, reply) => {
      const found = findEnrollment(world, grants, request);
      if (!found) return reply.code(404).send({ error: 'not_found' });
      enrollments.end(found);
      return reply.code(204).send();
    },
  );
}

/** An enrolment as the product reads it. */
export const toEnrolmentAnswer = ({
  id,
  state,
  substate,
  changedAt,
  sequence,
}: Enrollment): Record<string, unknown> => ({ id, state, substate, changed_at: changedAt, sequence });

/** The client of a request's own token. */
export function findClient(grants: Grants, request: FastifyRequest<BySlug>): string | null {
  const token = grants.bearer(request.params.slug, request.headers.authorization);
  return token?.kind === 'client' ? token.clientId : null;
}

function agreed(world: World, slug: string, clientId: string, id: string): Customer | string {
  const authorization = world.state.authorizations[id];
  const customer = authorization && world.state.customers[authorization.customerId];
  if (!customer || authorization.utility !== slug || authorization.clientId !== clientId)
    return 'authorization_unknown';
  return authorization.status === 1 ? customer : 'authorization_not_active';
}

function findEnrollment(world: World, grants: Grants, request: FastifyRequest<ById>): Enrollment | null {
  const clientId = findClient(grants, request);
  const enrollment = world.state.enrollments[request.params.id];
  return enrollment?.utility === request.params.slug && enrollment.clientId === clientId ? enrollment : null;
}

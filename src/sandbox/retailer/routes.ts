import type { FastifyInstance } from 'fastify';
import { findClient } from '../market/routes.ts';
import { readFields } from '../support/forms.ts';
import type { Grants } from '../utility/grants.ts';
import { unavailable } from '../utility/oauthRoutes.ts';
import type { World } from '../world/world.ts';
import type { Drops } from './drops.ts';

const MOST = 20;

/** A retailer's meter data files: a list with a cursor, and each file. */
export function retailerRoutes(app: FastifyInstance, world: World, grants: Grants, drops: Drops): void {
  app.get<{ Params: { slug: string } }>(
    '/utility/:slug/drops',
    { config: { partner: 'retailer', endpoint: 'drops' } },
    (request, reply) => {
      const { slug } = request.params;
      if (world.state.outages[slug]) return unavailable(world, slug, reply);
      if (findClient(grants, request) === null) return reply.code(401).send({ error: 'invalid_token' });
      const after = Number(readFields(request.query)['after'] ?? 0);
      if (!Number.isSafeInteger(after) || after < 0) return reply.code(422).send({ error: 'invalid_cursor' });
      const found = drops.list(slug, after).slice(0, MOST);
      return reply.send({
        drops: found.map((drop) => ({
          id: String(drop.id),
          name: drop.name,
          url: `http://${request.host}/utility/${slug}/drops/${drop.id}`,
          sha256: drops.sha256(drop),
          made_at: drop.madeAt,
        })),
        next: String(found.at(-1)?.id ?? after),
      });
    },
  );

  app.get<{ Params: { slug: string; id: string } }>(
    '/utility/:slug/drops/:id',
    { config: { partner: 'retailer', endpoint: 'file' } },
    (request, reply) => {
      const { slug, id } = request.params;
      if (world.state.outages[slug]) return unavailable(world, slug, reply);
      if (findClient(grants, request) === null) return reply.code(401).send({ error: 'invalid_token' });
      const drop = drops.find(slug, Number(id));
      return drop
        ? reply.type('text/csv').send(drops.dropContent(drop))
        : reply.code(404).send({ error: 'not_found' });
    },
  );
}

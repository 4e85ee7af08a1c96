import type { FastifyInstance } from 'fastify';
import type { ServerKit } from '../platform/http/server.ts';

/**
 * BRD-13: `{backend}/connect/{brand}`, where the browser goes for single sign-on. As long as no identity provider is
 * configured for the brand, it leads back to the log-in page, which says so and takes a password. Another brand's address, or one
 * that logs in with a password, does not exist here.
 */
export function mountConnect(app: FastifyInstance, { contextOf }: ServerKit): void {
  app.get<{ Params: { brand: string } }>('/connect/:brand', async (request, reply) => {
    const { brand } = await contextOf(request);
    if (request.params.brand !== brand.id || brand.config.loginMethod !== 'sso') return reply.callNotFound();
    return reply.redirect('/login?sso=unavailable', 303);
  });
}

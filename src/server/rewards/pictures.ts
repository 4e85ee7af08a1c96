import type { FastifyInstance } from 'fastify';
import type { RequestBrand } from '../platform/context.ts';
import type { ServerKit } from '../platform/http/server.ts';
import { readPicture } from './store.ts';

const PATH = '/reward_pictures';

/** A picture's address on this server. */
export const pictureUrl = ({ config }: Pick<RequestBrand, 'config'>, pictureId: string): string =>
  `${config.backendBaseUrl}${PATH}/${pictureId}`;

/** Serves the pictures of a brand's rewards. Their id is their content's hash, so browsers keep them. */
export async function mountPictures(app: FastifyInstance, { readContext }: ServerKit): Promise<void> {
  app.get<{ Params: { id: string } }>(
    `${PATH}/:id`,
    { config: { preview: 'read' } },
    async (request, reply) => {
      const { brand, db } = await readContext(request);
      const picture = /^[0-9a-f]{64}$/.test(request.params.id)
        ? await readPicture(db, brand.id, request.params.id)
        : null;
      if (picture === null) return reply.code(404).header('cache-control', 'no-store').send();
      return reply
        .header('content-type', picture.mediaType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(picture.bytes);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { takeAllowances, type Allowance } from '../platform/allowances.ts';
import { transaction } from '../platform/db/transaction.ts';
import { RequestError } from '../platform/errors.ts';
import type { ServerKit } from '../platform/http/server.ts';
import { isId } from '../platform/ids.ts';
import { say } from '../platform/messages/say.ts';
import { readPicture } from '../platform/pictures/readPicture.ts';
import type { Secrets } from '../platform/secrets.ts';
import { ACCOUNT_PICTURES, updateProfile } from '../session/service.ts';
import { readSettings } from './readSettings.ts';
import { deletePicture, findPicture, writePicture } from './store/pictures.ts';

/** Product: three pixels for each that is shown. */
const SIZE = { width: 240, height: 240 };

/** Product: decoding is work; twenty at once, and one more each quarter of an hour. */
const uploads = (secrets: Secrets, memberId: string): Allowance => ({
  key: secrets.keyedHash('account-picture', memberId),
  atOnce: 20,
  secondsEach: 900,
});

/** The member's own picture (NAV-24). */
export const pictureHandlers: Pick<
  SubjectHandlers<'settings'>,
  'saveAccountPicture' | 'removeAccountPicture'
> = {
  saveAccountPicture: async (ctx, { files }) => {
    const { brand, db, deps, member, now } = ctx;
    const wait = await takeAllowances(db, [uploads(deps.secrets, member.id)], now);
    if (wait > 0) throw new RequestError(429, say('settings.manyPictures'), { retryAfter: wait });
    const content = await readPicture(files, SIZE);
    const id = deps.newId();
    await transaction(db, async (tx) => {
      await writePicture(tx, { memberId: member.id, id, content, savedAt: now });
      await updateProfile(tx, brand.id, member.id, { pictureUrl: `${ACCOUNT_PICTURES}/${id}` });
    });
    return { status: 200, body: await readSettings(ctx, member) };
  },

  removeAccountPicture: async (ctx) => {
    const { brand, db, member } = ctx;
    await transaction(db, async (tx) => {
      await deletePicture(tx, member.id);
      await updateProfile(tx, brand.id, member.id, { pictureUrl: null });
    });
    return { status: 200, body: await readSettings(ctx, member) };
  },
};

/** Serves a member's picture to themselves alone. */
export async function mountPicture(app: FastifyInstance, { readContext }: ServerKit): Promise<void> {
  app.get<{ Params: { id: string } }>(
    `${ACCOUNT_PICTURES}/:id`,
    { config: { preview: 'read' } },
    async (request, reply) => {
      const { db, member } = await readContext(request);
      const { id } = request.params;
      const picture = member !== null && isId(id) ? await findPicture(db, member.id, id) : null;
      if (picture === null) return reply.code(404).header('cache-control', 'no-store').send();
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'private, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .send(picture);
    },
  );
}

import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { apiKeyState } from '../../domain/partner/rights.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { loadMember } from '../session/service.ts';
import { createApiKey, endApiKey } from './administer.ts';
import { listApiKeys } from './queries.ts';
import { readKey } from './store.ts';

/** Keys of the partner API for staff. The access table decides who may, before this runs. */
export const partnerResolvers = {
  Staff: {
    apiKeys: async ({ db, brand }, { search, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'CREATED_AT', direction: 'DESC' };
      const { rows, totalCount } = await listApiKeys(db, brand.id, page, search ?? null, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
  },
  ApiKey: {
    id: ({ id }) => toGlobalId('ApiKey', id),
    state: (key, _args, { deps }) => apiKeyState(key, deps.clock.now()),
    createdBy: ({ createdBy }, _args, ctx) => (createdBy === null ? null : loadMember(ctx, createdBy)),
  },
  Mutation: {
    createApiKey: async (_root, { input }, ctx) => {
      const { brand, deps, member } = ctx;
      const made = await createApiKey(deps, { ...input, brandId: brand.id, actorId: member.id });
      if ('refusal' in made) return refusedPayload(made);
      return { __typename: 'ApiKeyCreated' as const, apiKey: await saved(ctx, made.id), secret: made.secret };
    },
    endApiKey: async (_root, { input: { id, reason } }, ctx) => {
      const { brand, deps, member } = ctx;
      const own = rowId(id, 'ApiKey');
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('partner.unknownKey')));
      const refused = await endApiKey(deps, { brandId: brand.id, actorId: member.id, id: own, reason });
      if (refused !== null) return refusedPayload(refused);
      return { __typename: 'ApiKeyEnded' as const, apiKey: await saved(ctx, own) };
    },
  },
} satisfies Resolvers;

export const partnerNodes: NodeReaders = {
  ApiKey: ({ db, brand }, id) => (isRowId(id) ? readKey(db, brand.id, id) : Promise.resolve(null)),
};

async function saved({ db, brand }: RequestContext, id: string) {
  const key = await readKey(db, brand.id, id);
  if (key === null) throw new Error('The API key that was saved is gone.');
  return key;
}

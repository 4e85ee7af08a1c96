import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { DELIVERY_TYPES } from '../../domain/webhooks/kinds.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { changeEndpoint, createEndpoint, resendDelivery, type DropCallback } from './administer.ts';
import { listDeliveries, listEndpoints, readOwnedEndpoint } from './queries.ts';
import { webhookId } from './signature.ts';
import { readDelivery } from './store.ts';

const unknown = refusal('NOT_FOUND', say('webhooks.unknown'));

/** Webhooks to partners, for staff. The access table decides who may, before this runs. */
export const webhookResolvers = (dropCallback: DropCallback) =>
  ({
    Staff: {
      webhookEndpoints: async ({ db, brand, now }, { search, orderBy, ...args }) => {
        const page = toPage(args);
        const order = orderBy ?? { field: 'CREATED_AT', direction: 'DESC' };
        const { rows, totalCount } = await listEndpoints(db, brand.id, page, search ?? null, order, now);
        return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
      },
      webhookDeliveries: async ({ db, brand }, { state, search, orderBy, ...args }) => {
        const page = toPage(args);
        const order = orderBy ?? { field: 'CREATED_AT', direction: 'DESC' };
        const { rows, totalCount } = await listDeliveries(
          db,
          brand.id,
          page,
          { state: state ?? null, search: search ?? null },
          order,
        );
        return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
      },
    },
    WebhookEndpoint: {
      id: ({ id }) => toGlobalId('WebhookEndpoint', id),
      state: ({ isKeyExpired, pausedAt, failingSince }) => {
        if (isKeyExpired) return 'KEY_EXPIRED';
        if (pausedAt !== null) return 'PAUSED';
        return failingSince === null ? 'ON' : 'FAILING';
      },
      isOpenAdr: ({ format }) => format === 'OPENADR',
      pausedByFailure: ({ pausedBecause }) => pausedBecause === 'FAILING',
    },
    WebhookDelivery: {
      id: ({ id }) => toGlobalId('WebhookDelivery', id),
      webhookId: ({ id, kind }) => (kind === 'OPENADR' ? null : webhookId(id)),
      type: ({ kind }) => DELIVERY_TYPES[kind],
      data: ({ data }) => JSON.stringify(data),
    },
    Mutation: {
      createWebhook: async (_root, { input }, ctx) => {
        const { brand, deps, member } = ctx;
        const made = await createEndpoint(deps, { ...input, brandId: brand.id, actorId: member.id });
        if ('refusal' in made) return refusedPayload(made);
        return {
          __typename: 'WebhookCreated' as const,
          endpoint: await saved(ctx, made.id),
          secret: made.secret,
        };
      },
      setWebhookState: async (_root, { input: { id, step, reason } }, ctx) => {
        const { brand, deps, member } = ctx;
        const own = rowId(id, 'WebhookEndpoint');
        if (own === null) return refusedPayload(unknown);
        const order = { brandId: brand.id, actorId: member.id, id: own, step, reason };
        const refused = await changeEndpoint({ ...deps, dropCallback }, order);
        if (refused !== null) return refusedPayload(refused);
        return { __typename: 'WebhookChanged' as const, endpoint: await saved(ctx, own) };
      },
      resendWebhook: async (_root, { input: { id, reason } }, ctx) => {
        const { brand, db, deps, member } = ctx;
        const own = rowId(id, 'WebhookDelivery');
        if (own === null) return refusedPayload(unknown);
        const refused = await resendDelivery(deps, {
          brandId: brand.id,
          actorId: member.id,
          id: own,
          reason,
        });
        if (refused !== null) return refusedPayload(refused);
        const delivery = await readDelivery(db, brand.id, own);
        if (delivery === null) throw new Error('The delivery that is sent again is gone.');
        return { __typename: 'WebhookResent' as const, delivery };
      },
    },
  }) satisfies Resolvers;

export const webhookNodes: NodeReaders = {
  WebhookEndpoint: ({ db, brand, now }, id) =>
    isRowId(id) ? readOwnedEndpoint(db, brand.id, id, now) : Promise.resolve(null),
  WebhookDelivery: ({ db, brand }, id) =>
    isRowId(id) ? readDelivery(db, brand.id, id) : Promise.resolve(null),
};

async function saved({ db, brand, now }: RequestContext, id: string) {
  const endpoint = await readOwnedEndpoint(db, brand.id, id, now);
  if (endpoint === null) throw new Error('The webhook that was saved is gone.');
  return endpoint;
}

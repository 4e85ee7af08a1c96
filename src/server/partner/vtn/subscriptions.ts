import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import type { OpenAdrSubscriptionRequest } from '../../../../codegen/rest/types.ts';
import type { Callback } from '../../../domain/partner/notifications.ts';
import { isWebhookUrl } from '../../../domain/webhooks/kinds.ts';
import type { PartnerContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { conflict, missing, refused } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { addCallback, endCallbacks } from '../../webhooks/service.ts';
import { notifySubscribers } from './notify.ts';
import { toVtnSubscription } from './objects.ts';
import { audit, knownId, ownerOf } from './owner.ts';
import { readVtnPrograms } from './queries.ts';
import {
  countSubscriptions,
  deleteSubscription,
  insertSubscription,
  readSubscription,
  readSubscriptions,
  updateSubscription,
  type SubscriptionRow,
} from './store/subscriptions.ts';

type Handlers = Pick<
  SubjectHandlers<'partner'>,
  | 'searchOpenAdrSubscriptions'
  | 'createOpenAdrSubscription'
  | 'getOpenAdrSubscription'
  | 'updateOpenAdrSubscription'
  | 'deleteOpenAdrSubscription'
>;

/** Product: subscriptions of one key. */
const MOST_SUBSCRIPTIONS = 100;

/** What devices want to hear about, and where. */
export const subscriptionHandlers: Handlers = {
  searchOpenAdrSubscriptions: async (ctx, { query: { programID, clientName, objects = [], ...page } }) => {
    const wanted = { programId: programID ?? null, clientName: clientName ?? null, objects };
    const rows = await readSubscriptions(ctx.db, ownerOf(ctx), wanted, page);
    return { status: 200, body: rows.map((row) => toVtnSubscription(row, ctx.partnerKey.hint)) };
  },
  getOpenAdrSubscription: async (ctx, { params }) => ({
    status: 200,
    body: toVtnSubscription(await known(ctx, ctx.db, params.subscriptionID), ctx.partnerKey.hint),
  }),
  createOpenAdrSubscription: async (ctx, { body }) => {
    const made = await transaction(ctx.db, async (tx) => {
      if ((await countSubscriptions(tx, ownerOf(ctx))) >= MOST_SUBSCRIPTIONS)
        throw conflict(say('partner.tooManySubscriptions'), 'TOO_MANY');
      const row: SubscriptionRow = {
        ...ownerOf(ctx),
        ...(await content(ctx, tx, body)),
        id: ctx.deps.newId(),
        createdAt: ctx.now,
        changedAt: ctx.now,
      };
      await insertSubscription(tx, row);
      await noted(ctx, tx, 'create', null, row);
      return row;
    });
    return { status: 201, body: toVtnSubscription(made, ctx.partnerKey.hint) };
  },
  updateOpenAdrSubscription: async (ctx, { params, body }) => {
    const changed = await transaction(ctx.db, async (tx) => {
      const before = await known(ctx, tx, params.subscriptionID);
      await endCallbacks(tx, endpoints(before), ctx.now);
      const change = { ...(await content(ctx, tx, body)), changedAt: ctx.now };
      await updateSubscription(tx, before.id, change);
      const after = { ...before, ...change };
      await noted(ctx, tx, 'change', before, after);
      return after;
    });
    return { status: 200, body: toVtnSubscription(changed, ctx.partnerKey.hint) };
  },
  deleteOpenAdrSubscription: async (ctx, { params }) => {
    const gone = await transaction(ctx.db, async (tx) => {
      const before = await known(ctx, tx, params.subscriptionID);
      await endCallbacks(tx, endpoints(before), ctx.now);
      await deleteSubscription(tx, before.id);
      await noted(ctx, tx, 'delete', before, null);
      return before;
    });
    return { status: 200, body: toVtnSubscription(gone, ctx.partnerKey.hint) };
  },
};

const endpoints = ({ callbacks }: SubscriptionRow) => callbacks.map(({ endpointId }) => endpointId);

/** The row's content, with a webhook for each address. */
async function content(
  ctx: PartnerContext,
  tx: Db,
  { clientName, programID, objectOperations, targets }: OpenAdrSubscriptionRequest,
): Promise<Pick<SubscriptionRow, 'clientName' | 'programId' | 'callbacks' | 'targets'>> {
  const { brand, deps, now } = ctx;
  const { partnerNetworks, sandboxPort } = deps.config;
  const mayBePlain = partnerNetworks.length > 0 || sandboxPort !== null;
  if (objectOperations.some(({ callbackUrl }) => !isWebhookUrl(callbackUrl, mayBePlain)))
    throw refused(say('webhooks.fault.url'), {
      code: 'BAD_ADDRESS',
      fields: { callbackUrl: say('webhooks.fault.url') },
    });
  if (programID != null) {
    const [program] = await readVtnPrograms(tx, brand.id, knownId(programID), { skip: 0, limit: 1 });
    if (program === undefined) throw missing();
  }
  const callbacks: Callback[] = [];
  for (const { objects, operations, callbackUrl: url, bearerToken } of objectOperations)
    callbacks.push({
      objects,
      operations,
      url,
      endpointId: await addCallback(tx, deps, { brand: brand.id, url, token: bearerToken ?? null, now }),
    });
  return { clientName, programId: programID ?? null, callbacks, targets: targets ?? null };
}

async function known(ctx: PartnerContext, db: Db, id: string): Promise<SubscriptionRow> {
  const row = await readSubscription(db, ownerOf(ctx), knownId(id));
  if (row === null) throw missing();
  return row;
}

const OPERATIONS = { create: 'CREATE', change: 'UPDATE', delete: 'DELETE' } as const;

async function noted(
  ctx: PartnerContext,
  tx: Db,
  step: keyof typeof OPERATIONS,
  before: SubscriptionRow | null,
  after: SubscriptionRow | null,
): Promise<void> {
  const row = after ?? before;
  if (row === null) return;
  // An address' path is often a secret.
  const shown = (each: SubscriptionRow | null) =>
    each && { client: each.clientName, hosts: each.callbacks.map(({ url }) => new URL(url).host) };
  await audit(ctx, tx, { kind: 'openAdrSubscription', step, id: row.id }, shown(before), shown(after));
  await notifySubscribers(tx, ctx.deps, {
    ...ownerOf(ctx),
    objectType: 'SUBSCRIPTION',
    operation: OPERATIONS[step],
    object: toVtnSubscription(row, ctx.partnerKey.hint),
    now: ctx.now,
  });
}

import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import type { PartnerContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { conflict, missing } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { notifySubscribers } from './notify.ts';
import { toVtnResource } from './objects.ts';
import { audit, knownId, ownerOf, refuseBusiness } from './owner.ts';
import { readVen } from './store.ts';
import {
  countResources,
  deleteResource,
  insertResource,
  isResourceNameTaken,
  readResource,
  readResources,
  updateResource,
  type ResourceRow,
} from './store/resources.ts';

type Handlers = Pick<
  SubjectHandlers<'partner'>,
  | 'searchOpenAdrResources'
  | 'createOpenAdrResource'
  | 'getOpenAdrResource'
  | 'updateOpenAdrResource'
  | 'deleteOpenAdrResource'
>;

/** Product: resources of one VEN. */
const MOST_RESOURCES = 100;

/** What the VENs of a key steer. Targets are given by staff. */
export const resourceHandlers: Handlers = {
  searchOpenAdrResources: async (ctx, { query: { targets = [], resourceName, venID, ...page } }) => {
    const wanted = { name: resourceName ?? null, venId: venID ?? null };
    const rows = await readResources(ctx.db, ownerOf(ctx), wanted, targets.length > 0 ? null : page);
    const found =
      targets.length === 0
        ? rows
        : rows
            .filter((row) => row.targets.some((target) => targets.includes(target)))
            .slice(page.skip, page.skip + page.limit);
    return { status: 200, body: found.map((row) => toVtnResource(row, ctx.partnerKey.hint)) };
  },
  getOpenAdrResource: async (ctx, { params }) => ({
    status: 200,
    body: toVtnResource(await known(ctx, ctx.db, params.resourceID), ctx.partnerKey.hint),
  }),
  createOpenAdrResource: async (ctx, { body }) => {
    refuseBusiness(body.objectType);
    const made = await transaction(ctx.db, async (tx) => {
      const ven = await readVen(tx, ownerOf(ctx), knownId(body.venID));
      if (ven === null) throw missing();
      if ((await countResources(tx, ven.id)) >= MOST_RESOURCES)
        throw conflict(say('partner.tooManyResources'), 'TOO_MANY');
      const row = await insertResource(tx, {
        ...ownerOf(ctx),
        id: ctx.deps.newId(),
        venId: ven.id,
        name: body.resourceName,
        attributes: body.attributes ?? null,
        createdAt: ctx.now,
        changedAt: ctx.now,
      });
      if (row === null) throw nameTaken();
      await noted(ctx, tx, 'create', null, row);
      return row;
    });
    return { status: 201, body: toVtnResource(made, ctx.partnerKey.hint) };
  },
  updateOpenAdrResource: async (ctx, { params, body }) => {
    refuseBusiness(body.objectType);
    const changed = await transaction(ctx.db, async (tx) => {
      const before = await known(ctx, tx, params.resourceID);
      if (body.venID !== before.venId) throw conflict(say('partner.otherVen'), 'OTHER_VEN');
      if (await isResourceNameTaken(tx, before.venId, body.resourceName, before.id)) throw nameTaken();
      const after = await updateResource(tx, ownerOf(ctx), before.id, {
        name: body.resourceName,
        attributes: body.attributes ?? null,
        changedAt: ctx.now,
      });
      if (after === null) throw missing();
      await noted(ctx, tx, 'change', before, after);
      return after;
    });
    return { status: 200, body: toVtnResource(changed, ctx.partnerKey.hint) };
  },
  deleteOpenAdrResource: async (ctx, { params }) => {
    const gone = await transaction(ctx.db, async (tx) => {
      const before = await known(ctx, tx, params.resourceID);
      await deleteResource(tx, before.id);
      await noted(ctx, tx, 'delete', before, null);
      return before;
    });
    return { status: 200, body: toVtnResource(gone, ctx.partnerKey.hint) };
  },
};

const nameTaken = () => conflict(say('partner.resourceNameTaken'), 'NAME_TAKEN');
const OPERATIONS = { create: 'CREATE', change: 'UPDATE', delete: 'DELETE' } as const;

async function known(ctx: PartnerContext, db: Db, id: string): Promise<ResourceRow> {
  const row = await readResource(db, ownerOf(ctx), knownId(id));
  if (row === null) throw missing();
  return row;
}

async function noted(
  ctx: PartnerContext,
  tx: Db,
  step: keyof typeof OPERATIONS,
  before: ResourceRow | null,
  after: ResourceRow | null,
): Promise<void> {
  const row = after ?? before;
  if (row === null) return;
  const shown = (each: ResourceRow | null) => each && { name: each.name, ven: each.venId };
  await audit(ctx, tx, { kind: 'openAdrResource', step, id: row.id }, shown(before), shown(after));
  await notifySubscribers(tx, ctx.deps, {
    ...ownerOf(ctx),
    objectType: 'RESOURCE',
    operation: OPERATIONS[step],
    object: toVtnResource(row, ctx.partnerKey.hint),
    now: ctx.now,
  });
}

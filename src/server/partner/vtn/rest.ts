import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import type { PartnerContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { conflict, missing } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { keptSince, readableEvent } from './events.ts';
import { notifySubscribers } from './notify.ts';
import { toVtnEvent, toVtnProgram, toVtnVen } from './objects.ts';
import { audit, givenTargets, knownId, ownerOf, refuseBusiness } from './owner.ts';
import { readVtnEvents, readVtnPrograms } from './queries.ts';
import {
  countVens,
  deleteVen,
  insertVen,
  isNameTaken,
  readVen,
  readVens,
  updateVen,
  type VenRow,
} from './store.ts';

type Vtn = Pick<
  SubjectHandlers<'partner'>,
  | 'getOpenAdrNotifiers'
  | 'searchOpenAdrPrograms'
  | 'getOpenAdrProgram'
  | 'searchOpenAdrEvents'
  | 'getOpenAdrEvent'
  | 'searchOpenAdrVens'
  | 'createOpenAdrVen'
  | 'getOpenAdrVen'
  | 'updateOpenAdrVen'
  | 'deleteOpenAdrVen'
>;

/** Product: VENs that a key may register. */
const MOST_VENS = 1_000;
const ONE = { skip: 0, limit: 1 };

/**
 * OpenADR 3.1 for aggregators' devices: our programs and events as they are, and the VENs that a key registers. Programs
 * have no targets, so a search by targets finds none.
 */
export const vtnHandlers: Vtn = {
  getOpenAdrNotifiers: () => Promise.resolve({ status: 200, body: { WEBHOOK: true } }),
  searchOpenAdrPrograms: async ({ db, brand }, { query: { targets = [], ...page } }) => {
    const rows = targets.length > 0 ? [] : await readVtnPrograms(db, brand.id, null, page);
    return { status: 200, body: rows.map(toVtnProgram) };
  },
  getOpenAdrProgram: async ({ db, brand }, { params }) => {
    const [row] = await readVtnPrograms(db, brand.id, knownId(params.programID), ONE);
    if (row === undefined) throw missing();
    return { status: 200, body: toVtnProgram(row) };
  },
  searchOpenAdrEvents: async (ctx, { query: { targets = [], programID, active, ...page } }) => {
    const given = await givenTargets(ctx.db, ownerOf(ctx));
    const readable = targets.length === 0 ? null : targets.filter((target) => given.has(target));
    const wanted = {
      brand: ctx.brand.id,
      id: null,
      programId: programID ?? null,
      endsAfter: active ? ctx.now : keptSince(ctx),
      targets: readable,
    };
    const rows = await readVtnEvents(ctx.db, wanted, page);
    return { status: 200, body: rows.map((row) => toVtnEvent(row, row.targets ?? [])) };
  },
  getOpenAdrEvent: async (ctx, { params }) => {
    const row = await readableEvent(ctx, ctx.db, params.eventID);
    return { status: 200, body: toVtnEvent(row, row.targets ?? []) };
  },
  searchOpenAdrVens: async (ctx, { query: { targets = [], venName, ...page } }) => {
    const owner = ownerOf(ctx);
    const rows =
      targets.length === 0
        ? await readVens(ctx.db, owner, venName ?? null, page)
        : (await readVens(ctx.db, owner, venName ?? null, { skip: 0, limit: MOST_VENS }))
            .filter((row) => row.targets.some((target) => targets.includes(target)))
            .slice(page.skip, page.skip + page.limit);
    return { status: 200, body: rows.map((row) => toVtnVen(row, ctx.partnerKey.hint)) };
  },
  getOpenAdrVen: async (ctx, { params }) => ({
    status: 200,
    body: toVtnVen(await knownVen(ctx, ctx.db, params.venID), ctx.partnerKey.hint),
  }),
  createOpenAdrVen: async (ctx, { body }) => {
    const name = ownName(body);
    const owner = ownerOf(ctx);
    const { now, partnerKey } = ctx;
    const made = await transaction(ctx.db, async (tx) => {
      if ((await countVens(tx, owner)) >= MOST_VENS) throw conflict(say('partner.tooManyVens'), 'TOO_MANY');
      const attributes = body.attributes ?? null;
      const row = {
        ...owner,
        id: ctx.deps.newId(),
        name,
        attributes,
        targets: [],
        createdAt: now,
        changedAt: now,
      };
      const ven = await insertVen(tx, row);
      if (ven === null) throw nameTaken();
      await noted(ctx, tx, 'create', null, ven);
      return ven;
    });
    return { status: 201, body: toVtnVen(made, partnerKey.hint) };
  },
  updateOpenAdrVen: async (ctx, { params, body }) => {
    const name = ownName(body);
    const changed = await transaction(ctx.db, async (tx) => {
      if (await isNameTaken(tx, ctx.brand.id, name, params.venID)) throw nameTaken();
      const id = knownId(params.venID);
      const before = await readVen(tx, ownerOf(ctx), id);
      const change = { name, attributes: body.attributes ?? null, changedAt: ctx.now };
      const after = await updateVen(tx, ownerOf(ctx), id, change);
      if (before === null || after === null) throw missing();
      await noted(ctx, tx, 'change', before, after);
      return after;
    });
    return { status: 200, body: toVtnVen(changed, ctx.partnerKey.hint) };
  },
  deleteOpenAdrVen: async (ctx, { params }) => {
    const gone = await transaction(ctx.db, async (tx) => {
      const before = await knownVen(ctx, tx, params.venID);
      await deleteVen(tx, before.id);
      await noted(ctx, tx, 'delete', before, null);
      return before;
    });
    return { status: 200, body: toVtnVen(gone, ctx.partnerKey.hint) };
  },
};

const nameTaken = () => conflict(say('partner.venNameTaken'), 'NAME_TAKEN');

function ownName({ objectType, venName }: { readonly objectType: string; readonly venName: string }): string {
  refuseBusiness(objectType);
  return venName;
}

async function knownVen(ctx: PartnerContext, db: Db, id: string): Promise<VenRow> {
  const ven = await readVen(db, ownerOf(ctx), knownId(id));
  if (ven === null) throw missing();
  return ven;
}

const OPERATIONS = { create: 'CREATE', change: 'UPDATE', delete: 'DELETE' } as const;

async function noted(
  ctx: PartnerContext,
  tx: Db,
  step: keyof typeof OPERATIONS,
  before: VenRow | null,
  after: VenRow | null,
): Promise<void> {
  const ven = after ?? before;
  if (ven === null) return;
  const shown = (each: VenRow | null) => each && { name: each.name };
  await audit(ctx, tx, { kind: 'openAdrVen', step, id: ven.id }, shown(before), shown(after));
  await notifySubscribers(tx, ctx.deps, {
    ...ownerOf(ctx),
    objectType: 'VEN',
    operation: OPERATIONS[step],
    object: toVtnVen(ven, ctx.partnerKey.hint),
    now: ctx.now,
  });
}

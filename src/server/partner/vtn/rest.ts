import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import { record } from '../../audit/service.ts';
import type { PartnerContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { conflict, forbidden, missing } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { say } from '../../platform/messages/say.ts';
import { toVtnEvent, toVtnProgram, toVtnVen } from './objects.ts';
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

/** Product: how long events that are over stay in the list. */
const KEPT_MS = 30 * 86_400_000;
/** Product: VENs that a key may register. */
const MOST_VENS = 1_000;
const ONE = { skip: 0, limit: 1 };

/**
 * OpenADR 3.1 for aggregators' devices: our programs and events as they are, and the VENs that a key registers. Our objects
 * have no targets, so a search by targets finds none.
 */
export const vtnHandlers: Vtn = {
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
    const wanted = {
      brand: ctx.brand.id,
      id: null,
      programId: programID ?? null,
      endsAfter: active ? ctx.now : keptSince(ctx),
    };
    const rows = targets.length > 0 ? [] : await readVtnEvents(ctx.db, wanted, page);
    return { status: 200, body: rows.map(toVtnEvent) };
  },
  getOpenAdrEvent: async (ctx, { params }) => {
    const id = knownId(params.eventID);
    const wanted = { brand: ctx.brand.id, id, programId: null, endsAfter: keptSince(ctx) };
    const [row] = await readVtnEvents(ctx.db, wanted, ONE);
    if (row === undefined) throw missing();
    return { status: 200, body: toVtnEvent(row) };
  },
  searchOpenAdrVens: async (ctx, { query: { targets = [], venName, ...page } }) => {
    const rows = targets.length > 0 ? [] : await readVens(ctx.db, ownerOf(ctx), venName ?? null, page);
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
      const row = { ...owner, id: ctx.deps.newId(), name, attributes, createdAt: now, changedAt: now };
      const ven = await insertVen(tx, row);
      if (ven === null) throw nameTaken();
      await audit(ctx, tx, 'openAdrVen.create', null, ven);
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
      await audit(ctx, tx, 'openAdrVen.change', before, after);
      return after;
    });
    return { status: 200, body: toVtnVen(changed, ctx.partnerKey.hint) };
  },
  deleteOpenAdrVen: async (ctx, { params }) => {
    const gone = await transaction(ctx.db, async (tx) => {
      const before = await knownVen(ctx, tx, params.venID);
      await deleteVen(tx, before.id);
      await audit(ctx, tx, 'openAdrVen.delete', before, null);
      return before;
    });
    return { status: 200, body: toVtnVen(gone, ctx.partnerKey.hint) };
  },
};

const keptSince = ({ now }: PartnerContext): Date => new Date(now.getTime() - KEPT_MS);
const ownerOf = ({ brand, partnerKey }: PartnerContext) => ({ brand: brand.id, keyId: partnerKey.id });
const nameTaken = () => conflict(say('partner.venNameTaken'), 'NAME_TAKEN');

/** Keys are for devices; only staff run the programs, so the request of a business is refused. */
function ownName({ objectType, venName }: { readonly objectType: string; readonly venName: string }): string {
  if (objectType !== 'VEN_VEN_REQUEST') throw forbidden();
  return venName;
}

function knownId(id: string): string {
  if (!isId(id)) throw missing();
  return id;
}

async function knownVen(ctx: PartnerContext, db: Db, id: string): Promise<VenRow> {
  const ven = await readVen(db, ownerOf(ctx), knownId(id));
  if (ven === null) throw missing();
  return ven;
}

async function audit(
  { brand, deps, now, partnerKey }: PartnerContext,
  tx: Db,
  action: 'openAdrVen.create' | 'openAdrVen.change' | 'openAdrVen.delete',
  before: VenRow | null,
  after: VenRow | null,
): Promise<void> {
  const shown = (ven: VenRow | null) => (ven === null ? null : { name: ven.name, key: partnerKey.name });
  await record(tx, {
    id: deps.newId(),
    at: now,
    brandId: brand.id,
    actorId: null,
    action,
    subject: `openAdrVen:${after?.id ?? before?.id ?? ''}`,
    reason: `By the key of ${partnerKey.name}`,
    before: shown(before),
    after: shown(after),
  });
}

import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/context.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { auditLines } from '../../readmodels/auditLog.ts';
import { toPattern } from '../../readmodels/memberSearch.ts';
import { loadMember } from '../../session/service.ts';
import { readPrizes } from '../store.ts';
import { pickPrizeTexts } from '../words.ts';
import { wheelDay } from '../../../domain/wheel/wheelDay.ts';
import { drawWinner, openDraws } from './draw.ts';
import { readStaffDraws, readStaffEntries, readWinnerAddress, type StaffDraw } from './queries.ts';

const HISTORY_LINES = 50;
const SHOWN_DRAWS = 24;

const SOURCES = {
  weekly: 'WEEKLY',
  event: 'EVENT',
  streak: 'STREAK',
  referral: 'REFERRAL',
  free_spin: 'FREE_SPIN',
} as const;

/** The monthly draws for staff. The access table decides who may, before this runs. */
export const drawResolvers = {
  Staff: {
    wheelDraws: async ({ brand, db, deps, now }) => {
      const prizes = await readPrizes(db, brand.id, wheelDay(brand.config.country, now).date);
      await openDraws(db, deps, brand, now, prizes);
      return readStaffDraws(db, brand.id, SHOWN_DRAWS);
    },
    wheelDraw: (_root, { id }, ctx) => {
      const own = rowId(id, 'WheelDraw');
      return own === null ? null : findDraw(ctx, own);
    },
  },
  WheelDraw: {
    id: ({ id }) => toGlobalId('WheelDraw', id),
    prize: ({ prizeId, texts }, _args, ctx) => pickPrizeTexts({ id: prizeId, texts }, ctx).title,
    prizeId: ({ prizeId }) => toGlobalId('WheelPrize', prizeId),
    state: ({ drawnAt, closesAt, entryCount }, _args, { now }) => {
      if (drawnAt !== null) return 'DRAWN';
      if (closesAt > now) return 'OPEN';
      return entryCount === 0 ? 'EMPTY' : 'READY';
    },
    winner: async ({ winnerId, winnerNumber, orderId }, _args, ctx) => {
      if (winnerId === null || winnerNumber === null) return null;
      const scope = { brandId: ctx.brand.id, memberId: winnerId };
      const address = await readWinnerAddress(ctx.db, scope, orderId);
      return {
        number: winnerNumber,
        member: await loadMember(ctx, winnerId),
        address: address && { ...address, postalCode: address.postal_code },
      };
    },
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('StaffOrder', orderId)),
    entries: async ({ id }, { search, orderBy, ...args }, { db }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'NUMBER', direction: 'ASC' };
      const { rows, totalCount } = await readStaffEntries(db, id, toPattern(search ?? ''), page, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id: spinId }) => [sortKey, spinId]);
    },
    history: async ({ id }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `wheelDraw:${id}`)).rows.slice(
        0,
        HISTORY_LINES,
      ),
  },
  WheelEntry: {
    source: ({ source }) => SOURCES[source],
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
  },
  Mutation: {
    drawWheelWinner: async (_root, { input: { id, reason } }, ctx) => {
      const drawId = rowId(id, 'WheelDraw');
      if (drawId === null) return refusedPayload(refusal('NOT_FOUND', say('wheel.draw.unknown')));
      const drawn = await drawWinner(ctx.deps, ctx.brand, { drawId, actorId: ctx.member.id, reason });
      if ('refusal' in drawn) return refusedPayload(drawn);
      const draw = await findDraw(ctx, drawn.id);
      if (draw === null) throw new Error('The draw that was drawn is gone.');
      return { __typename: 'WheelWinnerDrawn' as const, draw };
    },
  },
} satisfies Resolvers;

export const drawNodes: NodeReaders = {
  WheelDraw: async (ctx, id) => (isRowId(id) ? findDraw(ctx, id) : null),
};

async function findDraw({ db, brand }: RequestContext, id: string): Promise<StaffDraw | null> {
  const [draw] = await readStaffDraws(db, brand.id, 1, id);
  return draw ?? null;
}

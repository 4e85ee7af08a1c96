import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { WheelPrizeInput } from '../../../codegen/graphql/types.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { valueNamed } from '../../domain/programs/ruleNames.ts';
import { BARCODE_NAMES, SERVICE_NAMES } from '../../domain/rewards/rewardNames.ts';
import { inPlay, totalWeight } from '../../domain/wheel/odds.ts';
import { wheelDay } from '../../domain/wheel/wheelDay.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { perRequest } from '../platform/loader.ts';
import { say } from '../platform/messages/say.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import { loadMember } from '../session/service.ts';
import { changePrize, createPrize, rotateSeed, type PrizeChange, type SavedPrize } from './administer.ts';
import { readBrandSpins, readSeedUse, type BrandSpin, type SeedUse } from './queries.ts';
import { shownSeeds } from './seeds.ts';
import { readPrizes, type WonPrize } from './store.ts';
import type { PrizeTexts } from './tables.ts';
import { pickPrizeTexts } from './words.ts';

const HISTORY_LINES = 50;
const SHOWN_SEEDS = 14;

const STATES = {
  none: 'NONE',
  paid: 'PAID',
  waiting: 'WAITING',
  redeemed: 'REDEEMED',
  given_up: 'GIVEN_UP',
} as const;

/** Read once per request, because each prize's chance depends on all of them. */
const loadPrizes = perRequest(({ brand, db, now }: RequestContext) =>
  readPrizes(db, brand.id, wheelDay(brand.config.country, now).date),
);

/** The wheel for staff. The access table decides who may, before this runs. */
export const staffWheelResolvers = {
  Staff: {
    wheelPrizes: (_root, _args, ctx) => loadPrizes(ctx),
    wheelPrize: (_root, { id }, ctx) => {
      const own = rowId(id, 'WheelPrize');
      return own === null ? null : findPrize(ctx, own);
    },
    wheelSeeds: (_root, _args, ctx) => loadSeedUse(ctx),
    wheelSpins: async ({ db, brand }, { type, state, search, orderBy, ...args }) => {
      const page = toPage(args);
      const filter = {
        type: type ?? null,
        state: state == null ? null : valueNamed(STATES, state),
        search: search ?? null,
      };
      const order = orderBy ?? { field: 'SPUN_AT', direction: 'DESC' };
      const { rows, totalCount } = await readBrandSpins(db, brand.id, filter, page, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
  },
  WheelPrize: {
    id: ({ id }) => toGlobalId('WheelPrize', id),
    title: (prize, _args, ctx) => pickPrizeTexts(prize, ctx).title,
    texts: ({ texts }) =>
      (Object.entries(texts) as [Locale, PrizeTexts][]).map(([locale, words]) => ({ locale, ...words })),
    service: ({ service }) => service && SERVICE_NAMES[service],
    barcode: ({ barcode }) => barcode && BARCODE_NAMES[barcode],
    chance: async ({ id }, _args, ctx) => {
      const entries = inPlay(await loadPrizes(ctx));
      const entry = entries.find((prize) => prize.id === id);
      return entry === undefined ? null : entry.weight / totalWeight(entries);
    },
    history: async ({ id }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `wheelPrize:${id}`)).rows.slice(
        0,
        HISTORY_LINES,
      ),
  },
  WheelSpin: {
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    prize: (spin: BrandSpin, _args, ctx) =>
      pickPrizeTexts({ id: spin.prizeId, texts: spin.texts }, ctx).title,
    state: ({ state }) => STATES[state],
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('StaffOrder', orderId)),
  },
  Mutation: {
    createWheelPrize: async (_root, { input: { prize, reason } }, ctx) => {
      const change = toChange(ctx, prize, reason);
      return saved(ctx, 'refusal' in change ? change : await createPrize(ctx.deps, change));
    },
    changeWheelPrize: async (_root, { input: { id, version, prize, reason } }, ctx) => {
      const own = rowId(id, 'WheelPrize');
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('wheel.unknownPrize')));
      const change = toChange(ctx, prize, reason);
      return saved(ctx, 'refusal' in change ? change : await changePrize(ctx.deps, own, version, change));
    },
    rotateWheelSeed: async (_root, { input: { reason } }, ctx) => {
      const rotated = await rotateSeed(ctx.deps, ctx.brand, { actorId: ctx.member.id, reason });
      if ('refusal' in rotated) return refusedPayload(rotated);
      return { __typename: 'WheelSeedRotated' as const, seeds: await loadSeedUse(ctx) };
    },
  },
} satisfies Resolvers;

export const wheelNodes: NodeReaders = {
  WheelPrize: async (ctx, id) => (isRowId(id) ? findPrize(ctx, id) : null),
};

async function findPrize(ctx: RequestContext, id: string): Promise<WonPrize | null> {
  return (await loadPrizes(ctx)).find((prize) => prize.id === id) ?? null;
}

async function loadSeedUse({ brand, db, deps, now }: RequestContext): Promise<SeedUse[]> {
  await shownSeeds(db, deps, brand, now);
  return readSeedUse(db, brand.id, SHOWN_SEEDS);
}

/** What cannot be read as a prize is refused here; the rest is checked as a whole. */
function toChange(
  { brand, member }: MemberContext,
  { texts: given, service, barcode, points, remaining, perDay, ...rest }: WheelPrizeInput,
  reason: string,
): PrizeChange | ReturnType<typeof invalid> {
  const texts: Partial<Record<Locale, PrizeTexts>> = {};
  for (const { locale: name, ...words } of given) {
    const locale = brand.config.locales.find((known) => known === name);
    if (locale === undefined || texts[locale] !== undefined)
      return invalid([{ field: 'texts', message: say('rewards.fault.locale') }]);
    texts[locale] = { title: words.title.trim(), text: words.text.trim() };
  }
  return {
    ...rest,
    brandId: brand.id,
    actorId: member.id,
    reason,
    texts,
    points: points ?? null,
    service: service == null ? null : valueNamed(SERVICE_NAMES, service),
    barcode: barcode == null ? null : valueNamed(BARCODE_NAMES, barcode),
    remaining,
    perDay: perDay ?? null,
  };
}

async function saved(ctx: MemberContext, outcome: SavedPrize) {
  if ('refusal' in outcome) return refusedPayload(outcome);
  const { brand, db, deps } = ctx;
  const prizes = await readPrizes(db, brand.id, wheelDay(brand.config.country, deps.clock.now()).date);
  const prize = prizes.find(({ id }) => id === outcome.id);
  if (prize === undefined) throw new Error('The prize that was saved is gone.');
  return { __typename: 'WheelPrizeSaved' as const, prize };
}

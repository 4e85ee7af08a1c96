import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { RewardInput } from '../../../codegen/graphql/types.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { valueNamed } from '../../domain/programs/ruleNames.ts';
import { offerState } from '../../domain/rewards/offerState.ts';
import { BARCODE_NAMES, SERVICE_NAMES } from '../../domain/rewards/rewardNames.ts';
import { LOW_STOCK } from '../../domain/rewards/lowStock.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { batchLoader, perRequest } from '../platform/loader.ts';
import { say } from '../platform/messages/say.ts';
import { loadProgram } from '../programs/service.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import { changeReward, createReward, type RewardChange, type SavedReward } from './administer.ts';
import { createPromo, endPromoCode } from './administerPromos.ts';
import { textsIn } from './catalogue.ts';
import { pictureUrl } from './pictures.ts';
import { promoCode, listPromoCodes } from './queries/promoCodes.ts';
import {
  staffReward,
  staffRewards,
  staffRewardsById,
  type StaffRewardRecord,
} from './queries/staffRewards.ts';
import type { RewardTexts } from './tables.ts';

/** Latest staff actions on a reward's page. */
const HISTORY_LINES = 50;

const rewardLoader = perRequest(({ db, brand }) =>
  batchLoader<string, StaffRewardRecord>((ids) => staffRewardsById(db, brand.id, ids)),
);

/** The catalogue and promo codes for staff. The access table decides who may, before this runs. */
export const staffRewardResolvers = {
  Staff: {
    rewards: async ({ db, brand, now }, { type, show, lowStock, search, orderBy, ...args }) => {
      const page = toPage(args);
      const [locale = 'en-US'] = brand.config.locales;
      const { rows, totalCount } = await staffRewards(
        db,
        { brandId: brand.id, locale, now },
        page,
        {
          type: type ?? null,
          state: show ?? null,
          mostLeft: lowStock === true ? LOW_STOCK : null,
          search: search ?? null,
        },
        orderBy ?? { field: 'PLACE', direction: 'ASC' },
      );
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    reward: ({ db, brand }, { id }) => {
      const own = rowId(id, 'StaffReward');
      return own === null ? null : staffReward(db, brand.id, own);
    },
    promoCodes: async ({ db, brand }, { search, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'CREATED_AT', direction: 'DESC' };
      const { rows, totalCount } = await listPromoCodes(db, brand.id, page, search ?? null, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
  },
  StaffReward: {
    id: ({ id }) => toGlobalId('StaffReward', id),
    rewardId: ({ id }) => id,
    state: (reward, _args, { deps }) => offerState(reward, deps.clock.now()),
    title: (reward, _args, { brand, locale }) => textsIn(reward, locale, brand.config.locales).title,
    texts: ({ texts }) =>
      (Object.entries(texts) as [Locale, RewardTexts][]).map(([locale, words]) => ({ locale, ...words })),
    pictureUrl: ({ pictureId }, _args, { brand }) =>
      pictureId === null ? null : pictureUrl(brand, pictureId),
    service: ({ service }) => SERVICE_NAMES[service],
    program: ({ programId }, _args, ctx) => (programId === null ? null : loadProgram(ctx, programId)),
    barcode: ({ barcode }) => barcode && BARCODE_NAMES[barcode],
    history: async ({ id }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `reward:${id}`)).rows.slice(
        0,
        HISTORY_LINES,
      ),
  },
  PromoCode: {
    id: ({ id }) => toGlobalId('PromoCode', id),
    reward: ({ rewardId }, _args, ctx) => (rewardId === null ? null : rewardLoader(ctx).load(rewardId)),
    state: (code, _args, { deps }) => offerState(code, deps.clock.now()),
  },
  Mutation: {
    createReward: async (_root, { input: { reward, reason } }, ctx) => {
      const change = toChange(ctx, reward, reason);
      return savedReward(ctx, 'refusal' in change ? change : await createReward(ctx.deps, change));
    },
    changeReward: async (_root, { input: { id, version, reward, reason } }, ctx) => {
      const own = rowId(id, 'StaffReward');
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('rewards.unknown')));
      const change = toChange(ctx, reward, reason);
      return savedReward(
        ctx,
        'refusal' in change ? change : await changeReward(ctx.deps, own, version, change),
      );
    },
    createPromoCode: async (
      _root,
      { input: { code, points, rewardId, limit, startsAt, endsAt, reason } },
      ctx,
    ) => {
      const own = rewardId == null ? null : rowId(rewardId, 'StaffReward');
      if (rewardId != null && own === null)
        return refusedPayload(invalid([{ field: 'rewardId', message: say('rewards.unknown') }]));
      return savedPromo(
        ctx,
        await createPromo(ctx.deps, {
          ...toStaff(ctx, reason),
          code,
          points: points ?? null,
          rewardId: own,
          limit: limit ?? null,
          startsAt,
          endsAt: endsAt ?? null,
        }),
      );
    },
    endPromoCode: async (_root, { input: { id, reason } }, ctx) => {
      const own = rowId(id, 'PromoCode');
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('rewards.unknownPromo')));
      return savedPromo(ctx, await endPromoCode(ctx.deps, own, toStaff(ctx, reason)));
    },
  },
} satisfies Resolvers;

export const rewardNodes: NodeReaders = {
  StaffReward: async ({ db, brand }, id) => (isRowId(id) ? staffReward(db, brand.id, id) : null),
  PromoCode: async ({ db, brand }, id) => (isRowId(id) ? promoCode(db, brand.id, id) : null),
};

const toStaff = ({ brand, member }: MemberContext, reason: string) => ({
  brandId: brand.id,
  actorId: member.id,
  reason,
});

/** What cannot be read as a reward is refused here; the rest is checked as a whole. */
function toChange(
  ctx: MemberContext,
  {
    texts: given,
    programId,
    pictureId,
    service,
    barcode,
    minimum,
    maximum,
    step,
    stock,
    endsAt,
    ...rest
  }: RewardInput,
  reason: string,
): RewardChange | ReturnType<typeof invalid> {
  const program = programId == null ? null : rowId(programId, 'Program');
  if (programId != null && program === null)
    return invalid([{ field: 'programId', message: say('programs.noSuchProgram') }]);
  const texts: Partial<Record<Locale, RewardTexts>> = {};
  for (const { locale: name, ...words } of given) {
    const locale = ctx.brand.config.locales.find((known) => known === name);
    if (locale === undefined || texts[locale] !== undefined)
      return invalid([{ field: 'texts', message: say('rewards.fault.locale') }]);
    texts[locale] = words;
  }
  return {
    ...rest,
    ...toStaff(ctx, reason),
    texts,
    programId: program,
    pictureId: pictureId ?? null,
    service: valueNamed(SERVICE_NAMES, service),
    barcode: barcode == null ? null : valueNamed(BARCODE_NAMES, barcode),
    minimum: minimum ?? null,
    maximum: maximum ?? null,
    step: step ?? null,
    stock,
    endsAt: endsAt ?? null,
  };
}

async function savedReward({ db, brand }: RequestContext, saved: SavedReward) {
  if ('refusal' in saved) return refusedPayload(saved);
  const reward = await staffReward(db, brand.id, saved.id);
  if (reward === null) throw new Error('The reward that was saved is gone.');
  return { __typename: 'RewardSaved' as const, reward };
}

async function savedPromo({ db, brand }: RequestContext, saved: SavedReward) {
  if ('refusal' in saved) return refusedPayload(saved);
  const found = await promoCode(db, brand.id, saved.id);
  if (found === null) throw new Error('The promo code that was saved is gone.');
  return { __typename: 'PromoCodeSaved' as const, promoCode: found };
}

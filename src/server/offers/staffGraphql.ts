import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { DeviceOfferInput } from '../../../codegen/graphql/types.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { offerState } from '../../domain/rewards/offerState.ts';
import { LOW_STOCK } from '../../domain/rewards/lowStock.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { loadProgram } from '../programs/service.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import { pictureUrl } from '../rewards/service.ts';
import { loadMember } from '../session/service.ts';
import { changeDeviceOffer, createOffer, endOffer, type OfferChange, type SavedOffer } from './administer.ts';
import { staffClaims, staffOffer, staffOffers } from './queries/staffOffers.ts';
import type { OfferOption, OfferTexts } from './tables.ts';
import { optionName, pickTexts } from './texts.ts';

/** Latest staff actions on an offer's page. */
const HISTORY_LINES = 50;

const inLanguages = <T>(words: Readonly<Partial<Record<Locale, T>>>): readonly [Locale, T][] =>
  Object.entries(words) as [Locale, T][];

/** Device offers for staff. The access table decides who may, before this runs. */
export const staffOfferResolvers = {
  Staff: {
    deviceOffers: async ({ db, brand, now }, { show, lowStock, search, orderBy, ...args }) => {
      const page = toPage(args);
      const [locale = 'en-US'] = brand.config.locales;
      const order = orderBy ?? { field: 'PLACE', direction: 'ASC' };
      const { rows, totalCount } = await staffOffers(
        db,
        { brandId: brand.id, locale, now },
        page,
        {
          state: show ?? null,
          mostLeft: lowStock === true ? LOW_STOCK : null,
          search: search ?? null,
        },
        order,
      );
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    deviceOffer: (ctx, { id }) => {
      const own = rowId(id, 'StaffDeviceOffer');
      return own === null ? null : staffOffer(ctx.db, ctx.brand.id, own, ctx.now);
    },
    deviceClaims: async ({ db, brand, now }, { offerId, state, late, search, orderBy, ...args }) => {
      const page = toPage(args);
      const own = offerId == null ? null : rowId(offerId, 'StaffDeviceOffer');
      if (offerId != null && own === null) return toConnection([], page, 0, () => ['', '']);
      const { rows, totalCount } = await staffClaims(
        db,
        { brandId: brand.id, now },
        page,
        { offerId: own, state: state ?? null, search: search ?? null, isLate: late ?? false },
        orderBy ?? { field: 'RESERVED_AT', direction: 'DESC' },
      );
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
  },
  StaffDeviceOffer: {
    id: ({ id }) => toGlobalId('StaffDeviceOffer', id),
    offerId: ({ id }) => id,
    state: (offer, _args, { deps }) => offerState(offer, deps.clock.now()),
    title: (offer, _args, { brand, locale }) => pickTexts(offer, locale, brand.config.locales).title,
    texts: ({ texts }) => inLanguages<OfferTexts>(texts).map(([locale, words]) => ({ locale, ...words })),
    options: ({ options }) => options.map(({ names, ...rest }) => ({ ...rest, names: toNames(names) })),
    pictureUrl: ({ pictureId }, _args, { brand }) =>
      pictureId === null ? null : pictureUrl(brand, pictureId),
    program: ({ programId }, _args, ctx) => (programId === null ? null : loadProgram(ctx, programId)),
    stock: ({ remaining }) => remaining,
    history: async ({ id }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `offer:${id}`)).rows.slice(
        0,
        HISTORY_LINES,
      ),
  },
  DeviceClaim: {
    id: ({ id }) => toGlobalId('DeviceClaim', id),
    offerId: ({ offerId }) => toGlobalId('StaffDeviceOffer', offerId),
    title: (claim, _args, { brand, locale }) => pickTexts(claim, locale, brand.config.locales).title,
    option: ({ options, optionId }, _args, { brand, locale }) => {
      const option = options.find(({ id }) => id === optionId);
      const name = option === undefined ? '' : optionName(option, locale, brand.config.locales);
      return name === '' ? null : name;
    },
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    orderId: ({ claimOrderId: id }) => (id === null ? null : toGlobalId('StaffOrder', id)),
  },
  Mutation: {
    createDeviceOffer: async (_root, { input: { offer, reason } }, ctx) => {
      const change = toChange(ctx, offer, reason);
      return saved(ctx, 'refusal' in change ? change : await createOffer(ctx.deps, change));
    },
    changeDeviceOffer: async (_root, { input: { id, version, offer, reason } }, ctx) => {
      const own = rowId(id, 'StaffDeviceOffer');
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('offers.unknown')));
      const change = toChange(ctx, offer, reason);
      return saved(
        ctx,
        'refusal' in change ? change : await changeDeviceOffer(ctx.deps, own, version, change),
      );
    },
    endDeviceOffer: async (_root, { input: { id, version, reason } }, ctx) => {
      const own = rowId(id, 'StaffDeviceOffer');
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('offers.unknown')));
      return saved(ctx, await endOffer(ctx.deps, own, { ...toStaff(ctx, reason), version }));
    },
  },
} satisfies Resolvers;

export const offerNodes: NodeReaders = {
  StaffDeviceOffer: async ({ db, brand, now }, id) =>
    isRowId(id) ? staffOffer(db, brand.id, id, now) : null,
};

const toNames = (names: OfferOption['names']) =>
  inLanguages<string>(names).map(([locale, name]) => ({ locale, name }));

const toStaff = ({ brand, member }: MemberContext, reason: string) => ({
  brandId: brand.id,
  actorId: member.id,
  reason,
});

/** What cannot be read as an offer is refused here; the rest is checked as a whole. */
function toChange(
  ctx: MemberContext,
  { texts, options, programId, pictureId, connectionConfigId, stock, endsAt, ...rest }: DeviceOfferInput,
  reason: string,
): OfferChange | ReturnType<typeof invalid> {
  const program = programId == null ? null : rowId(programId, 'Program');
  if (programId != null && program === null)
    return invalid([{ field: 'programId', message: say('programs.noSuchProgram') }]);
  const words = byLocale(ctx, texts, ({ locale: _locale, ...each }) => each);
  const named = options.map(({ names, ...option }) => ({
    ...option,
    names: byLocale(ctx, names, ({ name }) => name),
  }));
  if (words === null) return invalid([{ field: 'texts', message: say('rewards.fault.locale') }]);
  const known = named.flatMap(({ names, ...option }) => (names === null ? [] : [{ ...option, names }]));
  if (known.length < named.length)
    return invalid([{ field: 'options', message: say('rewards.fault.locale') }]);
  return {
    ...rest,
    ...toStaff(ctx, reason),
    texts: words,
    options: known,
    programId: program,
    pictureId: pictureId ?? null,
    connectionConfigId: connectionConfigId ?? null,
    stock,
    endsAt: endsAt ?? null,
  };
}

/** Words by the brand's languages; null: another language, or one twice. */
function byLocale<G extends { readonly locale: string }, T>(
  { brand }: MemberContext,
  given: readonly G[],
  toWords: (each: G) => T,
): Partial<Record<Locale, T>> | null {
  const words: Partial<Record<Locale, T>> = {};
  for (const each of given) {
    const locale = brand.config.locales.find((known) => known === each.locale);
    if (locale === undefined || words[locale] !== undefined) return null;
    words[locale] = toWords(each);
  }
  return words;
}

async function saved({ db, brand, now }: RequestContext, result: SavedOffer) {
  if ('refusal' in result) return refusedPayload(result);
  const offer = await staffOffer(db, brand.id, result.id, now);
  if (offer === null) throw new Error('The offer that was saved is gone.');
  return { __typename: 'DeviceOfferSaved' as const, offer };
}

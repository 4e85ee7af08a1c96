import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { ProgramRulesInput } from '../../../codegen/graphql/types.ts';
import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import {
  UTILITY_REASON_NAMES,
  utilityReasonNamed,
  type UtilityReasonName,
} from '../../domain/cashout/utilityReasonNames.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import {
  BASELINE_RULE_NAMES,
  MISSED_START_NAMES,
  valueNamed,
  WEEKEND_WEIGHTS_NAMES,
} from '../../domain/programs/ruleNames.ts';
import { programRules } from '../../domain/programs/rules.ts';
import type { SettlementInterval } from '../../domain/programs/rules.ts';
import { normalPostalCode } from '../../domain/settings/postalCodes.ts';
import { ZIP_ELIGIBILITY, zipEligibility } from '../../domain/signup/zipEligibility.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { invalid, refusedPayload } from '../platform/graphql/refusal.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import {
  coverageSummary,
  staffCoverage,
  staffPostalCode,
  staffPrograms,
  staffUtilities,
  staffUtilitiesById,
} from '../readmodels/staffPrograms.ts';
import { staffWaiting } from '../readmodels/waiting.ts';
import { programLoader, utilityLoader } from './loaders.ts';
import { createProgram, updateProgram, type GivenRules } from './programs.ts';
import { savedProgram } from './savedProgram.ts';
import { noSuchProgram, noSuchUtility, type Order, type Saved } from './outcome.ts';
import { providerUrlFaults } from './otherProvider.ts';
import { removePostalCodes, setPostalCodes, type PostalCodesSaved } from './postalCodes.ts';
import { createUtility, updateUtility } from './utilities.ts';

/** Utilities, programs and postal codes for staff. The access table decides who may, before this runs. */
export const programResolvers = {
  Staff: {
    utilities: async ({ db, brand }, { search, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'NAME', direction: 'ASC' };
      const { rows, totalCount } = await staffUtilities(db, brand.id, page, search ?? null, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    utility: (ctx, { id }) => byGlobalId(id, 'Utility', (own) => utilityLoader(ctx).load(own)),
    waiting: async ({ db, brand }, { utilityId, orderBy, ...args }) => {
      const page = toPage(args);
      const own = utilityId == null ? null : rowId(utilityId, 'Utility');
      if (utilityId != null && own === null) return toConnection([], page, 0, () => ['', '']);
      const order = orderBy ?? { field: 'SINCE', direction: 'ASC' };
      const { rows, totalCount } = await staffWaiting(db, brand.id, page, own, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    programs: async ({ db, brand }, { search, utilityId, orderBy, ...args }) => {
      const page = toPage(args);
      const own = utilityId == null ? null : rowId(utilityId, 'Utility');
      if (utilityId != null && own === null) return toConnection([], page, 0, () => ['', '']);
      const order = orderBy ?? { field: 'NAME', direction: 'ASC' };
      const filter = { search: search ?? null, utilityId: own };
      const { rows, totalCount } = await staffPrograms(db, brand.id, page, filter, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    program: (ctx, { id }) => byGlobalId(id, 'Program', (own) => programLoader(ctx).load(own)),
    coverageSummary: ({ db, brand }, { utilityId }) => {
      const own = utilityId == null ? null : rowId(utilityId, 'Utility');
      return utilityId != null && own === null ? [] : coverageSummary(db, brand.id, own);
    },
    postalCoverage: async ({ db, brand }, { startsWith, utilityId, orderBy, ...args }) => {
      const page = toPage(args, 200);
      const own = utilityId == null ? null : rowId(utilityId, 'Utility');
      if (utilityId != null && own === null) return toConnection([], page, 0, () => ['', '']);
      const order = orderBy ?? { field: 'POSTAL_CODE', direction: 'ASC' };
      const filter = { startsWith: normalPostalCode(startsWith ?? ''), utilityId: own };
      const { rows, totalCount } = await staffCoverage(db, brand.id, page, filter, order);
      return toConnection(rows, page, totalCount, (row) => [
        row.sortKey,
        `${row.postalCode}:${row.utilityId}`,
      ]);
    },
  },

  Utility: {
    id: ({ id }) => toGlobalId('Utility', id),
    primaryUtility: ({ primaryUtilityId }, _args, ctx) =>
      primaryUtilityId === null ? null : utilityLoader(ctx).load(primaryUtilityId),
    newMembersProgram: ({ newMembersProgramId }, _args, ctx) =>
      newMembersProgramId === null ? null : programLoader(ctx).load(newMembersProgramId),
    cashoutReason: ({ cashoutReason }) =>
      cashoutReason === null ? ('NONE' as const) : UTILITY_REASON_NAMES[cashoutReason],
    history: ({ id }, _args, ctx) => readHistory(ctx, `utility:${id}`),
  },
  Program: {
    id: ({ id }) => toGlobalId('Program', id),
    utility: ({ utilityId }, _args, ctx) => required(utilityLoader(ctx).load(utilityId)),
    timeZone: ({ rules }) => rules.zone,
    rules: (program) => {
      const rules = programRules(program.rules);
      return {
        ...rules,
        weekendWeights: WEEKEND_WEIGHTS_NAMES[rules.weekendWeights],
        baselineRule: BASELINE_RULE_NAMES[rules.baselineRule],
        missedStart: MISSED_START_NAMES[rules.missedStart],
      };
    },
    spentPoints: ({ spentWatts }, _args, { brand }) =>
      balanceToPoints(spentWatts, brand.config.wattConversionRate),
    history: ({ id }, _args, ctx) => readHistory(ctx, `program:${id}`),
  },
  WaitingHome: {
    memberId: ({ memberId }) => (memberId === null ? null : toGlobalId('MemberRecord', memberId)),
    utility: ({ utilityId }, _args, ctx) => required(utilityLoader(ctx).load(utilityId)),
  },
  CoverageSummary: {
    utility: ({ utilityId }, _args, ctx) => required(utilityLoader(ctx).load(utilityId)),
    eligibility: ({ eligibility }) => zipEligibility(eligibility) ?? 'OHM_PERKS_ELIGIBLE',
  },
  PostalCoverage: {
    id: ({ postalCode, utilityId }) => toGlobalId('PostalCoverage', `${postalCode}:${utilityId}`),
    utility: ({ utilityId }, _args, ctx) => required(utilityLoader(ctx).load(utilityId)),
    eligibility: ({ eligibility }) => zipEligibility(eligibility) ?? 'OHM_PERKS_ELIGIBLE',
  },

  Mutation: {
    createUtility: async (_root, { input: { drpUrl, drpName, drpEmail, ...input } }, ctx) => {
      const wrong = providerUrlFaults(drpUrl, ctx.brand.config, brandAddress(ctx));
      if (wrong.length > 0) return refusedPayload(invalid(wrong));
      const drp = { url: drpUrl, name: drpName, email: drpEmail };
      return savedUtility(
        ctx,
        await createUtility(toDeps(ctx), {
          ...input,
          ...toOrder(ctx, input.reason),
          drp,
          connectionMethod: input.connectionMethod ?? undefined,
          cashoutReason: givenReason(input.cashoutReason),
          primaryUtilityId: givenUtility(input.primaryUtilityId),
          country: ctx.brand.config.country,
        }),
      );
    },
    updateUtility: async (_root, { input }, ctx) => {
      const {
        id,
        version,
        outageEndAt,
        name,
        shortName,
        timeZone,
        connection,
        connectionMethod,
        newMembersProgramId,
        inOutage,
        partnerUrl,
        partnerClientId,
        primaryUtilityId,
        drpUrl,
        drpName,
        drpEmail,
        cashoutReason,
        reason,
      } = input;
      const own = rowId(id, 'Utility');
      if (own === null) return refusedPayload(noSuchUtility);
      const wrong = providerUrlFaults(drpUrl, ctx.brand.config, brandAddress(ctx));
      if (wrong.length > 0) return refusedPayload(invalid(wrong));
      const drp = { url: drpUrl, name: drpName, email: drpEmail };
      const set = {
        name: name ?? undefined,
        shortName: shortName ?? undefined,
        timeZone: timeZone ?? undefined,
        connection: connection ?? undefined,
        connectionMethod: connectionMethod ?? undefined,
        newMembersProgramId: givenProgram(newMembersProgramId),
        inOutage: inOutage ?? undefined,
        outageEndAt,
        partnerUrl,
        partnerClientId,
        drp,
        cashoutReason: givenReason(cashoutReason),
        primaryUtilityId: givenUtility(primaryUtilityId),
      };
      return savedUtility(
        ctx,
        await updateUtility(toDeps(ctx), { ...set, id: own, version, ...toOrder(ctx, reason) }),
      );
    },
    createProgram: async (_root, { input: { utilityId, name, rules, reason } }, ctx) => {
      const own = rowId(utilityId, 'Utility');
      if (own === null) return refusedPayload(noSuchUtility);
      return savedProgram(
        ctx,
        await createProgram(toDeps(ctx), {
          utilityId: own,
          name,
          rules: givenRules(rules),
          ...toOrder(ctx, reason),
        }),
      );
    },
    updateProgram: async (_root, { input: { id, version, name, active, rules, reason } }, ctx) => {
      const own = rowId(id, 'Program');
      if (own === null) return refusedPayload(noSuchProgram);
      const change = {
        id: own,
        version,
        name: name ?? undefined,
        active: active ?? undefined,
        rules: rules == null ? undefined : givenRules(rules),
      };
      return savedProgram(ctx, await updateProgram(toDeps(ctx), { ...change, ...toOrder(ctx, reason) }));
    },
    setPostalCoverage: async (_root, { input: { utilityId, postalCodes, eligibility, reason } }, ctx) => {
      const own = rowId(utilityId, 'Utility');
      if (own === null) return refusedPayload(noSuchUtility);
      const order = {
        utilityId: own,
        postalCodes,
        country: ctx.brand.config.country,
        eligibility: ZIP_ELIGIBILITY[eligibility],
        ...toOrder(ctx, reason),
      };
      return savedCoverage(ctx, own, await setPostalCodes(toDeps(ctx), order));
    },
    removePostalCoverage: async (_root, { input: { utilityId, postalCodes, reason } }, ctx) => {
      const own = rowId(utilityId, 'Utility');
      if (own === null) return refusedPayload(noSuchUtility);
      const order = {
        utilityId: own,
        postalCodes,
        country: ctx.brand.config.country,
        ...toOrder(ctx, reason),
      };
      return savedCoverage(ctx, own, await removePostalCodes(toDeps(ctx), order));
    },
  },
} satisfies Resolvers;

/** An omitted reason stays as it is. */
const givenReason = (name: UtilityReasonName | null | undefined) =>
  name == null ? undefined : utilityReasonNamed(name);

/** By id, for holders of the role keys in the access table. */
export const programNodes: NodeReaders = {
  Utility: async (ctx, id) => (isRowId(id) ? utilityLoader(ctx).load(id) : null),
  Program: async (ctx, id) => (isRowId(id) ? programLoader(ctx).load(id) : null),
  PostalCoverage: async ({ db, brand }, id) => {
    const [postalCode = '', utilityId = ''] = id.split(':');
    return isRowId(utilityId) ? staffPostalCode(db, brand.id, postalCode, utilityId) : null;
  },
};

/** Latest history lines on a page. */
const historyLines = 50;

async function readHistory({ db, brand }: RequestContext, subject: string) {
  return (await auditLines(db, brand.id, { limit: historyLines, after: null }, subject)).rows.slice(
    0,
    historyLines,
  );
}

const brandAddress = ({ brand, deps: { config } }: RequestContext): string =>
  brandOrigin(brand.config, config);

const toDeps = ({ db, deps: { clock, newId } }: RequestContext) => ({ db, clock, newId });

/** The utility's row id; any other id stays as it is and is refused as unknown. */
const givenUtility = (id: string | null | undefined) =>
  id == null ? undefined : (rowId(id, 'Utility') ?? id);

/** The same for a program. */
const givenProgram = (id: string | null | undefined) =>
  id == null ? undefined : (rowId(id, 'Program') ?? id);

function toOrder({ brand, member }: MemberContext, reason: string): Order {
  return { brandId: brand.id, actorId: member.id, reason };
}

/** Null removes a limit where that is allowed, and means "not given" everywhere else. */
function givenRules({
  budgetPoints,
  settlementIntervalMinutes,
  baselineRule,
  weekendWeights,
  missedStart,
  ...rest
}: ProgramRulesInput): GivenRules {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)) as GivenRules;
  return {
    ...given,
    ...(budgetPoints === undefined ? {} : { budgetPoints }),
    // Any number may be sent; the check of the rules refuses unknown ones.
    ...(settlementIntervalMinutes == null
      ? {}
      : { settlementIntervalMinutes: settlementIntervalMinutes as SettlementInterval }),
    ...(baselineRule == null ? {} : { baselineRule: valueNamed(BASELINE_RULE_NAMES, baselineRule) }),
    ...(weekendWeights == null ? {} : { weekendWeights: valueNamed(WEEKEND_WEIGHTS_NAMES, weekendWeights) }),
    ...(missedStart == null ? {} : { missedStart: valueNamed(MISSED_START_NAMES, missedStart) }),
  };
}

function byGlobalId<Row>(
  globalId: string,
  type: string,
  load: (id: string) => Promise<Row | null>,
): Promise<Row | null> | null {
  const id = rowId(globalId, type);
  return id === null ? null : load(id);
}

async function required<Row>(row: Promise<Row | null>): Promise<Row> {
  const found = await row;
  if (found === null) throw new Error('A row that another one refers to is not there.');
  return found;
}

async function savedUtility({ db, brand }: RequestContext, saved: Saved) {
  if ('refusal' in saved) return refusedPayload(saved);
  return {
    __typename: 'UtilitySaved' as const,
    utility: await required(only(staffUtilitiesById(db, brand.id, [saved.id]), saved.id)),
  };
}

async function savedCoverage({ db, brand }: RequestContext, utilityId: string, saved: PostalCodesSaved) {
  if ('refusal' in saved) return refusedPayload(saved);
  const utility = await required(only(staffUtilitiesById(db, brand.id, [utilityId]), utilityId));
  return { __typename: 'PostalCoverageSaved' as const, changed: saved.changed, utility };
}

async function only<Row>(found: Promise<ReadonlyMap<string, Row>>, id: string): Promise<Row | null> {
  return (await found).get(id) ?? null;
}

import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { Proposal } from '../../domain/approvals/proposal.ts';
import { MEMBER_FEATURES, type FeatureDefinition } from '../../domain/features/memberFeatures.ts';
import { NO_SETTING, type FeatureRule } from '../../domain/features/featureRules.ts';
import { memberFeatures, type FeatureState } from '../../domain/features/features.ts';
import { CODE_SEGMENT_RULES } from '../../domain/segments/codeSegments.ts';
import { memberBucket } from '../../domain/segments/bucket.ts';
import { approvalNeeded, readWaiting } from '../approvals/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { perRequest } from '../platform/loader.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import {
  answerInContract,
  explainMember,
  loadSegmentNames,
  loadSegments,
  memberByText,
  toRule,
  withActors,
} from '../segments/service.ts';
import {
  clearOverrides,
  keyFault,
  saveFeature,
  setOverrides,
  undoClear,
  type OverridesSaved,
} from './administer.ts';
import { describeFeature } from './descriptions.ts';
import { featureImpact } from './impact.ts';
import { overrideCounts, overrideLines } from './queries/overrides.ts';
import { readPastOverrides } from './pastOverrides.ts';
import { featureSnapshots, pastSnapshot } from './snapshots.ts';
import { openClearing, readFeatureVersions, readOverrides, readSettings, type SettingRow } from './store.ts';
import { toFeatureRule } from './toFeatureRule.ts';
import type { FeatureView, MemberFeaturesView } from './views.ts';

const brandSettings = perRequest(({ db, brand }: RequestContext) => readSettings(db, brand.id));
const overrideCountsByKey = perRequest(({ db, brand, now }: RequestContext) =>
  overrideCounts(db, brand.id, now),
);

function toView(
  { brand, locale }: RequestContext,
  { key, default: byDefault }: FeatureDefinition,
  row: SettingRow | undefined,
): FeatureView {
  const { isEnabled, rules } = row ?? NO_SETTING;
  const { featureDefaults } = brand.config;
  return {
    key,
    description: describeFeature(locale, key),
    brandDefault: (Object.hasOwn(featureDefaults, key) ? featureDefaults[key] : undefined) ?? byDefault,
    isEnabled,
    rules,
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
  };
}

const findDefinition = (key: string): FeatureDefinition | undefined =>
  MEMBER_FEATURES.find((one) => one.key === key);

/** Features and overrides for staff. The access table decides who may, before this runs. */
export const staffFeatureResolvers = {
  Staff: {
    features: async (ctx, { search }) => {
      const wanted = (search ?? '').trim().toLowerCase();
      const settings = new Map((await brandSettings(ctx)).map((row) => [row.key, row]));
      return MEMBER_FEATURES.map((definition) =>
        toView(ctx, definition, settings.get(definition.key)),
      ).filter(({ key, description }) => key.includes(wanted) || description.toLowerCase().includes(wanted));
    },
    feature: async (ctx, { key }) => {
      const definition = findDefinition(key);
      if (definition === undefined) return null;
      return toView(
        ctx,
        definition,
        (await brandSettings(ctx)).find((row) => row.key === key),
      );
    },
    memberFeatures: (ctx, { member, at }) => findMemberView(ctx, member, at ?? null),
    ownFeatures: (ctx) => (ctx.member === null ? null : findMemberView(ctx, ctx.member.id)),
    featureImpact: async (ctx, { input: { key, isEnabled, rules } }) => {
      const definition = findDefinition(key);
      if (definition === undefined) return refusedPayload(invalid([keyFault('key', key)]));
      const impact = await featureImpact(ctx.deps, ctx.brand, definition, {
        isEnabled: isEnabled ?? null,
        rules: rules.map((rule) => toFeatureRule(ctx, rule)),
      });
      return 'refusal' in impact
        ? refusedPayload(impact)
        : { __typename: 'FeatureImpact' as const, ...impact };
    },
    featureAnswer: async (ctx, { key, member: text }) => {
      const definition = findDefinition(key);
      const member = definition === undefined ? null : await memberByText(ctx.db, ctx.brand.id, text);
      if (definition === undefined || member === null) return null;
      const feature = (await featuresForMember(ctx, member.id)).find((one) => one.key === key);
      if (feature === undefined) return null;
      const { rules } = (await brandSettings(ctx)).find((row) => row.key === key) ?? NO_SETTING;
      return { memberId: member.id, feature, rules: await answerRules(ctx, member.id, key, rules) };
    },
  },
  Feature: {
    description: ({ key }, _args, { locale }) => describeFeature(locale, key),
    reason: ({ reason }) => reason.kind,
    rule: ({ reason }) => (reason.kind === 'RULE' ? reason.rule : null),
    experiment: ({ reason }) => (reason.kind === 'EXPERIMENT' ? reason.experiment : null),
  },
  StaffFeature: {
    overrideCount: async ({ key }, _args, ctx) => (await overrideCountsByKey(ctx)).get(key) ?? 0,
    overrides: ({ key }, _args, { db, brand, now }) =>
      overrideLines(db, brand.id, { key, memberId: null }, now),
    versions: async ({ key }, _args, { db, brand }) =>
      withActors(db, await readFeatureVersions(db, brand.id, key)),
  },
  // A rule of another version may have the same id and say something else, so ids differ by version.
  StaffFeatureVersion: {
    rules: ({ key, version, rules }) => withIdsOf(`${key}:${version}`, rules),
  },
  ScheduledChange: { feature: (schedule, _args, ctx) => difference(ctx, schedule) },
  ApprovalRequest: {
    feature: (request, _args, ctx) => difference(ctx, request),
    override: ({ proposal }) =>
      proposal.kind !== 'OVERRIDE'
        ? null
        : {
            featureKeys: [...proposal.keys],
            state: proposal.state,
            expiresAt: proposal.expiresAt === null ? null : new Date(proposal.expiresAt),
          },
  },
  StaffFeatureRule: {
    segmentName: async ({ segmentId }, _args, ctx) =>
      segmentId === null ? null : ((await loadSegmentNames(ctx)).get(segmentId) ?? null),
  },
  StaffMemberFeatures: {
    features: ({ memberId, at }, _args, ctx) =>
      at === null ? featuresForMember(ctx, memberId) : featuresAt(ctx, memberId, at),
    overrides: ({ memberId }, _args, { db, brand, now }) =>
      overrideLines(db, brand.id, { key: null, memberId }, now),
    clearedAt: async ({ memberId }, _args, { db }) => (await openClearing(db, memberId))?.at ?? null,
    waiting: ({ memberId }, _args, { db, brand }) =>
      readWaiting(db, brand.id, { kind: 'OVERRIDE', objectId: memberId }),
  },
  Mutation: {
    saveFeature: async (_root, { input }, ctx) => {
      const saved = await saveFeature(ctx.deps, {
        ...toStaff(ctx, input.reason),
        key: input.key,
        isEnabled: input.isEnabled ?? null,
        version: input.version,
        rules: input.rules.map((rule) => toFeatureRule(ctx, rule)),
      });
      if ('refusal' in saved) return refusedPayload(saved);
      if ('waiting' in saved) return approvalNeeded(ctx.locale, saved);
      const definition = findDefinition(input.key);
      if (definition === undefined) throw new Error('The feature that was saved is gone.');
      if ('conflict' in saved)
        return {
          __typename: 'FeatureConflict' as const,
          message: inWords(ctx.locale, say('features.stale')),
          current: toView(ctx, definition, saved.conflict),
        };
      const row = (await readSettings(ctx.db, ctx.brand.id)).find(({ key }) => key === input.key);
      return { __typename: 'FeatureSaved' as const, feature: toView(ctx, definition, row) };
    },
    setFeatureOverrides: async (_root, { input: { userId, featureKeys, state, expiresAt, reason } }, ctx) =>
      onMember(ctx, userId, (memberId) =>
        setOverrides(ctx.deps, {
          ...toStaff(ctx, reason),
          memberId,
          keys: featureKeys,
          state,
          expiresAt: expiresAt ?? null,
        }),
      ),
    clearFeatureOverrides: async (_root, { input: { userId, reason } }, ctx) =>
      onMember(ctx, userId, (memberId) => clearOverrides(ctx.deps, { ...toStaff(ctx, reason), memberId })),
    undoClearFeatureOverrides: async (_root, { input: { userId, reason } }, ctx) =>
      onMember(ctx, userId, (memberId) => undoClear(ctx.deps, { ...toStaff(ctx, reason), memberId })),
    setOwnFeatureOverrides: (_root, { input: { featureKeys, state, thisSession, expiresAt, reason } }, ctx) =>
      onMember(ctx, ctx.member.id, (memberId) =>
        setOverrides(ctx.deps, {
          ...toStaff(ctx, reason),
          memberId,
          keys: featureKeys,
          state,
          expiresAt: expiresAt ?? null,
          sessionId: thisSession ? ctx.session.id : null,
        }),
      ),
    clearOwnFeatureOverrides: (_root, { input: { reason } }, ctx) =>
      onMember(ctx, ctx.member.id, (memberId) =>
        clearOverrides(ctx.deps, { ...toStaff(ctx, reason), memberId }),
      ),
    undoClearOwnFeatureOverrides: (_root, { input: { reason } }, ctx) =>
      onMember(ctx, ctx.member.id, (memberId) => undoClear(ctx.deps, { ...toStaff(ctx, reason), memberId })),
  },
} satisfies Resolvers;

/** A feature as it is and as a change would make it; null: a change of something else. */
async function difference(
  ctx: RequestContext,
  { id, objectId, proposal }: { readonly id: string; readonly objectId: string; readonly proposal: Proposal },
) {
  const definition = findDefinition(objectId);
  if (proposal.kind !== 'FEATURE' || definition === undefined) return null;
  const row = (await brandSettings(ctx)).find(({ key }) => key === objectId);
  const { brandDefault, isEnabled, rules } = toView(ctx, definition, row);
  return {
    brandDefault,
    before: { isEnabled, rules: [...rules] },
    after: { isEnabled: proposal.isEnabled, rules: withIdsOf(id, proposal.rules) },
  };
}

const withIdsOf = (owner: string, rules: readonly FeatureRule[]): FeatureRule[] =>
  rules.map((rule) => ({ ...rule, id: `${owner}:${rule.id}` }));

const toStaff = ({ brand, member }: MemberContext, reason: string) => ({
  brandId: brand.id,
  actorId: member.id,
  reason,
});

async function findMemberView(
  { db, brand }: RequestContext,
  text: string,
  at: Date | null = null,
): Promise<MemberFeaturesView | null> {
  const found = await memberByText(db, brand.id, text);
  return found && { memberId: found.id, name: found.name, email: found.email, locale: found.locale, at };
}

/** Only members of the viewer's brand. */
async function onMember(
  ctx: MemberContext,
  userId: string,
  work: (memberId: string) => Promise<OverridesSaved>,
) {
  const member = isRowId(userId) ? await findMemberView(ctx, userId) : null;
  if (member === null) return refusedPayload(refusal('NOT_FOUND', say('features.unknownMember')));
  const saved = await work(member.memberId);
  if ('refusal' in saved) return refusedPayload(saved);
  return 'waiting' in saved
    ? approvalNeeded(ctx.locale, saved)
    : { __typename: 'FeatureOverridesSaved' as const, member };
}

/** A member's features as the member gets them, staff keys left out. */
async function featuresForMember(
  { db, deps, brand, now, session, member }: RequestContext,
  memberId: string,
): Promise<FeatureState[]> {
  const snapshot = await featureSnapshots(deps).of(brand.id, db);
  const [answers, overrides] = await Promise.all([
    snapshot.answer(db, memberId, now),
    readOverrides(db, memberId),
  ]);
  return memberFeatures({
    brandDefaults: brand.config.featureDefaults,
    answers,
    // Those of a single session count there alone: of one's own, in the current one.
    overrides: new Map(
      overrides
        .filter(
          ({ sessionId }) => sessionId === null || (memberId === member?.id && sessionId === session?.id),
        )
        .map((override) => [override.key, override]),
    ),
    grants: new Set(),
    now,
  });
}

/**
 * A member's features at another instant: the past by the versions of features, segments, overrides and experiments, the
 * future by what is set now. Attributes that keep no history count as they are now.
 */
async function featuresAt(
  { db, deps, brand, now }: RequestContext,
  memberId: string,
  at: Date,
): Promise<FeatureState[]> {
  const isPast = at < now;
  const snapshot = isPast
    ? await pastSnapshot(deps, brand.id, at)
    : await featureSnapshots(deps).of(brand.id, db);
  const past = isPast ? await readPastOverrides(db, brand.id, memberId, at) : null;
  const overrides =
    past ??
    new Map(
      (await readOverrides(db, memberId))
        .filter(({ sessionId, setAt }) => sessionId === null && (setAt === null || setAt <= at))
        .map((override) => [override.key, override]),
    );
  return memberFeatures({
    brandDefaults: brand.config.featureDefaults,
    answers: await snapshot.answer(db, memberId, at),
    overrides,
    grants: new Set(),
    now: at,
  });
}

/** The rules up to the one that takes the member, each with why. */
async function answerRules(
  ctx: RequestContext,
  memberId: string,
  key: string,
  rules: readonly FeatureRule[],
) {
  const bucket = memberBucket(key, memberId);
  const answered = [];
  for (const rule of rules) {
    const segment = [...CODE_SEGMENT_RULES, ...(await loadSegments(ctx)).map(toRule)].find(
      ({ id }) => id === rule.segmentId,
    );
    const explained =
      segment === undefined ? null : await explainMember(ctx.deps, ctx.brand.id, memberId, segment);
    const inSegment = rule.segmentId === null || (explained?.matches ?? false);
    const takes = inSegment && bucket < rule.share;
    answered.push({
      rule,
      inSegment,
      bucket: bucket + 1,
      takes,
      segment: explained && answerInContract(memberId, explained),
    });
    if (takes) break;
  }
  return answered;
}

import { isDeepStrictEqual } from 'node:util';
import { NO_SETTING, type FeatureRule, type FeatureSetting } from '../../domain/features/featureRules.ts';
import { MEMBER_FEATURES } from '../../domain/features/memberFeatures.ts';
import { countsSince, type ApprovalDeps } from '../approvals/service.ts';
import type { Deps } from '../platform/context.ts';
import { hasSegment } from '../segments/service.ts';
import { featureImpact } from './impact.ts';
import { countOverridden, lastApprovedElsewhere } from './queries/overridden.ts';
import { readFeatureVersions, readSettings, toSetting } from './store.ts';

type CountDeps = Pick<Deps, 'brands' | 'clock' | 'db'>;

/** For how many members a setting changes what they have; `from` left out: from what is stored. */
export async function settingReach(
  deps: CountDeps,
  { brandId, key }: { readonly brandId: string; readonly key: string },
  wanted: FeatureSetting,
  from?: FeatureSetting,
): Promise<number> {
  const brand = deps.brands.byId(brandId);
  const definition = MEMBER_FEATURES.find((one) => one.key === key);
  if (brand === null || definition === undefined) throw new Error('The feature or its brand does not exist.');
  const impact = await featureImpact(deps, brand, definition, wanted, from);
  if ('refusal' in impact) throw new Error('The rules were checked and are refused.');
  return impact.entering + impact.leaving + impact.changing;
}

/** What was set at an instant, or later by no one of the staff. Rules for segments that are gone fit no one. */
async function settingBefore(
  { db }: CountDeps,
  { brandId, key }: { readonly brandId: string; readonly key: string },
  since: Date,
): Promise<FeatureSetting> {
  const versions = await readFeatureVersions(db, brandId, key);
  const { isEnabled, rules } =
    versions.find(({ at, actorId }) => at <= since || actorId === null) ?? NO_SETTING;
  const there: FeatureRule[] = [];
  for (const rule of rules)
    if (rule.segmentId === null || (await hasSegment(db, brandId, rule.segmentId))) there.push(rule);
  return { isEnabled, rules: there };
}

/** How many members a setting reaches together with the feature's changes and overrides since an instant. */
export async function reachSince(
  deps: CountDeps,
  of: { readonly brandId: string; readonly key: string; readonly except?: string },
  wanted: FeatureSetting,
  start: Date,
): Promise<number> {
  const approved = await lastApprovedElsewhere(deps.db, of.brandId, of.key);
  const since = approved !== null && approved > start ? approved : start;
  const from = await settingBefore(deps, of, since);
  const changed = isDeepStrictEqual(from, wanted) ? 0 : await settingReach(deps, of, wanted, from);
  return changed + (await countOverridden(deps.db, { ...of, since, except: of.except ?? null }));
}

/** How many members the changes and overrides of a feature since its last approval reach, one member's left out. */
export async function unapprovedReach(
  deps: CountDeps & ApprovalDeps,
  of: { readonly brandId: string; readonly key: string; readonly except?: string },
): Promise<number> {
  const since = await countsSince(deps.db, deps, of.brandId, { kind: 'FEATURE', objectId: of.key });
  const stored = (await readSettings(deps.db, of.brandId)).find((row) => row.key === of.key);
  return reachSince(deps, of, stored === undefined ? NO_SETTING : toSetting(stored), since);
}

/**
 * How many members a member's overrides reach, at most, together with what was changed of one of the features before:
 * single ones add up to a change that a second person approves.
 */
export async function overrideReach(
  deps: CountDeps & ApprovalDeps,
  { brandId, keys, memberId }: { brandId: string; keys: readonly string[]; memberId: string },
): Promise<number> {
  let most = 0;
  for (const key of keys)
    most = Math.max(most, await unapprovedReach(deps, { brandId, key, except: memberId }));
  return most + 1;
}

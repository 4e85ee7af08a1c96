import { MEMBER_FEATURES } from '../../domain/features/memberFeatures.ts';
import type { FeatureRule } from '../../domain/features/featureRules.ts';
import { mayOverride, type OverrideState } from '../../domain/features/features.ts';
import { holdForApproval, outdateWaiting, type Consent, type Held } from '../approvals/service.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange, type RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { announceTargeting, lockTargeting } from '../segments/service.ts';
import { checkBrandRules } from './checkRules.ts';
import {
  deleteOverrides,
  insertClearing,
  lockOverrides,
  markUndone,
  openClearing,
  readOverrides,
  readSettings,
  writeOverrides,
  writeSetting,
  type OverrideRecord,
  type SettingRow,
} from './store.ts';
import type { ClearedOverride } from './tables.ts';
import { overrideReach, reachSince, settingReach } from './unapproved.ts';

export type FeatureDeps = Pick<Deps, 'brands' | 'changes' | 'clock' | 'config' | 'db' | 'newId'>;

interface StaffWrite {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
}

export interface FeatureChange extends Omit<StaffWrite, 'actorId'> {
  /** Null: the demonstration. */
  readonly actorId: string | null;
  readonly key: string;
  /** Null: the brand's default. */
  readonly isEnabled: boolean | null;
  readonly rules: readonly FeatureRule[];
  /** The version that the change was made from; 0: nothing was set. */
  readonly version: number;
  /** With which a change is saved that waited. */
  readonly consent?: Consent;
}

export type SavedFeature =
  | { readonly key: string }
  | Held
  | { readonly conflict: SettingRow }
  | { readonly refusal: RefusedChange };

/** Staff keys are granted, never switched on by rules or overrides. Source: decisions, Staff. */
export const isMemberKey = (key: string): boolean =>
  mayOverride(key) && MEMBER_FEATURES.some((one) => one.key === key);

export const keyFault = (field: string, key: string): RefusedField => ({
  field,
  message: mayOverride(key)
    ? say('features.unknownKey', { key: key.slice(0, 60) })
    : say('features.staffKey'),
});

/** What speaks against these rules of a feature, as the brand's segments are now. */
export async function featureFaults(
  db: Db,
  brandId: string,
  key: string,
  rules: readonly FeatureRule[],
): Promise<readonly RefusedField[]> {
  return isMemberKey(key) ? checkBrandRules(db, brandId, key, rules) : [keyFault('key', key)];
}

/** 0: nothing is set. */
export const featureVersion = async (db: Db, brandId: string, key: string): Promise<number> =>
  (await readSettings(db, brandId)).find((row) => row.key === key)?.version ?? 0;

/**
 * Sets a feature's default and rules for a brand; every process answers by them from then on. A change for many members
 * waits for a colleague's approval.
 */
export async function saveFeature(deps: FeatureDeps, change: FeatureChange): Promise<SavedFeature> {
  const saved = await transaction(deps.db, (tx) => saveFeatureIn(tx, deps, change));
  if ('key' in saved) await deps.changes.notify('targeting', change.brandId);
  return saved;
}

/** The same in a transaction of the caller, who notifies this process after it. */
export async function saveFeatureIn(tx: Db, deps: FeatureDeps, change: FeatureChange): Promise<SavedFeature> {
  const { brandId, reason, key, isEnabled, rules, version } = change;
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  await lockTargeting(tx, brandId);
  const changeFaults = await featureFaults(tx, brandId, key, rules);
  if (changeFaults.length > 0) return invalid(changeFaults);
  const before = (await readSettings(tx, brandId)).find((row) => row.key === key) ?? null;
  if (before !== null && before.version !== version) return { conflict: before };
  if (before === null && version !== 0) return refusal('STALE', say('features.stale'));
  const row: SettingRow = {
    brand: brandId,
    key,
    isEnabled,
    rules,
    version: (before?.version ?? 0) + 1,
    changedAt: deps.clock.now(),
  };
  const held = await holdForApproval(tx, deps, {
    ...change,
    item: { kind: 'FEATURE', objectId: key },
    proposal: { kind: 'FEATURE', isEnabled, rules },
    before: before && toSettingAudit(before),
    after: toSettingAudit(row),
    consent: change.consent,
    members: () => settingReach({ ...deps, db: tx }, change, { isEnabled, rules }),
    membersSince: (since) => reachSince({ ...deps, db: tx }, change, { isEnabled, rules }, since),
  });
  if (held !== null) return held;
  await writeRow(tx, deps, change, before, row);
  await announceTargeting(tx, deps, brandId);
  return { key };
}

const toSettingAudit = ({ isEnabled, rules }: Pick<SettingRow, 'isEnabled' | 'rules'>) => ({
  isEnabled,
  rules,
});

/** The setting with its version and audit entry. */
async function writeRow(
  tx: Deps['db'],
  deps: Pick<Deps, 'newId'>,
  { actorId, ...staff }: Omit<StaffWrite, 'actorId'> & { readonly actorId: string | null },
  before: SettingRow | null,
  row: SettingRow,
): Promise<void> {
  const reason = staff.reason.trim();
  await writeSetting(tx, row, { actorId, reason });
  await record(tx, {
    id: deps.newId(),
    at: row.changedAt,
    brandId: row.brand,
    actorId,
    action: 'feature.change',
    subject: `feature:${row.key}`,
    reason,
    before: before && toSettingAudit(before),
    after: toSettingAudit(row),
  });
}

/** What speaks against putting a rule before a feature's others. */
export async function checkRuleFirst(
  tx: Db,
  brandId: string,
  key: string,
  rule: FeatureRule,
): Promise<readonly RefusedField[]> {
  const before = (await readSettings(tx, brandId)).find((row) => row.key === key);
  return checkBrandRules(tx, brandId, key, [rule, ...(before?.rules ?? [])]);
}

/**
 * Puts a rule that was checked before a feature's others, in the transaction of another change, which holds the lock and
 * announces it.
 */
export async function putRuleFirst(
  tx: Db,
  deps: Pick<FeatureDeps, 'clock' | 'config' | 'newId'>,
  staff: Omit<StaffWrite, 'actorId'> & { readonly actorId: string | null; readonly key: string },
  rule: FeatureRule,
): Promise<void> {
  const { brandId, key } = staff;
  const before = (await readSettings(tx, brandId)).find((row) => row.key === key) ?? null;
  await outdateWaiting(tx, deps, { ...staff, item: { kind: 'FEATURE', objectId: key } });
  await writeRow(tx, deps, staff, before, {
    brand: brandId,
    key,
    isEnabled: before?.isEnabled ?? null,
    rules: [rule, ...(before?.rules ?? [])],
    version: (before?.version ?? 0) + 1,
    changedAt: deps.clock.now(),
  });
}

export interface OverrideChange extends StaffWrite {
  readonly memberId: string;
  readonly keys: readonly string[];
  /** NONE clears. */
  readonly state: OverrideState;
  readonly expiresAt: Date | null;
  /** For this session of the member alone; null: wherever they log in. */
  readonly sessionId?: string | null;
  /** With which overrides are saved that waited. */
  readonly consent?: Consent;
}

export type OverridesSaved = { readonly memberId: string } | Held | { readonly refusal: RefusedChange };

const MOST_KEYS = 100;

/**
 * Sets or clears a member's overrides (GQL-24, INT-06). The member sees them at the next request. Those that reach many
 * members, together with what was changed of a feature before, wait for a colleague's approval.
 */
export async function setOverrides(
  deps: FeatureDeps,
  { brandId, actorId, reason, memberId, keys, state, expiresAt, sessionId = null, consent }: OverrideChange,
): Promise<OverridesSaved> {
  const now = deps.clock.now();
  const faults: RefusedField[] = [...reasonFaults(reason)];
  const wrong = keys.find((key) => !isMemberKey(key));
  if (wrong !== undefined) faults.push(keyFault('featureKeys', wrong));
  if (keys.length === 0 || keys.length > MOST_KEYS)
    faults.push({ field: 'featureKeys', message: say('features.noKeys', { most: MOST_KEYS }) });
  if (expiresAt !== null && expiresAt <= now)
    faults.push({ field: 'expiresAt', message: say('features.expiryPast') });
  if (faults.length > 0) return invalid(faults);
  const saved = await changeOverrides<Held | { readonly refusal: RefusedChange }>(
    deps,
    { brandId, actorId, reason, memberId, action: 'feature.override' },
    async (tx, before) => {
      if (state === 'NONE') {
        await deleteOverrides(tx, memberId, keys);
        return true;
      }
      // One's own reach no one else.
      if (memberId !== actorId) {
        await lockTargeting(tx, brandId);
        const until = expiresAt?.toISOString() ?? null;
        const held = await holdForApproval(tx, deps, {
          brandId,
          actorId,
          reason,
          item: { kind: 'OVERRIDE', objectId: memberId },
          version: 0,
          proposal: { kind: 'OVERRIDE', keys: [...new Set(keys)], state, expiresAt: until },
          before: toAudit(before),
          after: toAudit(keys.map((key) => ({ key, state, expiresAt, sessionId }))),
          consent,
          members: () => Promise.resolve(1),
          membersSince: () => overrideReach({ ...deps, db: tx }, { brandId, keys, memberId }),
        });
        if (held !== null) return held;
      }
      await writeOverrides(
        tx,
        [...new Set(keys)].map((key) => ({
          memberId,
          key,
          state,
          expiresAt,
          reason: reason.trim(),
          setBy: actorId,
          setAt: now,
          sessionId,
        })),
      );
      return true;
    },
  );
  return typeof saved === 'object' ? saved : { memberId };
}

/** Clears all overrides of a member (GQL-25, INT-07), which can be undone once. */
export async function clearOverrides(
  deps: FeatureDeps,
  { brandId, actorId, reason, memberId }: StaffWrite & { readonly memberId: string },
): Promise<OverridesSaved> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = deps.clock.now();
  await changeOverrides(
    deps,
    { brandId, actorId, reason, memberId, action: 'feature.clear' },
    async (tx, before) => {
      if (before.length === 0) return false;
      await insertClearing(tx, {
        memberId,
        id: deps.newId(),
        brand: brandId,
        cleared: before.map(toCleared),
        at: now,
      });
      await deleteOverrides(tx, memberId, null);
      return true;
    },
  );
  return { memberId };
}

/** Brings back what the latest "clear all" took, once. Overrides set since then stay. */
export async function undoClear(
  deps: FeatureDeps,
  { brandId, actorId, reason, memberId }: StaffWrite & { readonly memberId: string },
): Promise<OverridesSaved> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const found = await changeOverrides(
    deps,
    { brandId, actorId, reason, memberId, action: 'feature.undoClear' },
    async (tx, before) => {
      const clearing = await openClearing(tx, memberId);
      if (clearing === null) return false;
      const since = new Set(before.map(({ key }) => key));
      await writeOverrides(
        tx,
        clearing.cleared
          .filter(({ key }) => !since.has(key))
          .map((cleared) => fromCleared(memberId, cleared)),
      );
      await markUndone(tx, memberId, clearing.id, deps.clock.now());
      return true;
    },
  );
  return found === true ? { memberId } : refusal('NOT_ALLOWED', say('features.nothingToUndo'));
}

const toCleared = ({
  key,
  state,
  expiresAt,
  reason,
  setBy,
  setAt,
  sessionId,
}: OverrideRecord): ClearedOverride => ({
  key,
  state,
  expiresAt: expiresAt?.toISOString() ?? null,
  reason,
  setBy,
  setAt: setAt?.toISOString() ?? null,
  sessionId,
});

const fromCleared = (memberId: string, { expiresAt, setAt, ...rest }: ClearedOverride): OverrideRecord => ({
  ...rest,
  memberId,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
  setAt: setAt === null ? null : new Date(setAt),
});

/** A write of a member's overrides with its audit entry; nothing is recorded where nothing changes. False: nothing to do. */
async function changeOverrides<Stopped extends object = never>(
  deps: FeatureDeps,
  {
    brandId,
    actorId,
    reason,
    memberId,
    action,
  }: StaffWrite & { readonly memberId: string; readonly action: string },
  work: (tx: Deps['db'], before: readonly OverrideRecord[]) => Promise<boolean | Stopped>,
): Promise<boolean | Stopped> {
  return transaction(deps.db, async (tx) => {
    await lockOverrides(tx, memberId);
    const before = await readOverrides(tx, memberId);
    const done = await work(tx, before);
    if (done !== true) return done;
    const [was, is] = [toAudit(before), toAudit(await readOverrides(tx, memberId))];
    if (JSON.stringify(was) === JSON.stringify(is)) return true;
    await record(tx, {
      id: deps.newId(),
      at: deps.clock.now(),
      brandId,
      actorId,
      action,
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: was,
      after: is,
    });
    return true;
  });
}

const toAudit = (overrides: readonly Pick<OverrideRecord, 'key' | 'state' | 'expiresAt' | 'sessionId'>[]) =>
  Object.fromEntries(
    overrides.map(({ key, state, expiresAt, sessionId }) => [
      key,
      [
        state,
        ...(expiresAt === null ? [] : [`until ${expiresAt.toISOString()}`]),
        ...(sessionId === null ? [] : ['in one session']),
      ].join(' '),
    ]),
  );

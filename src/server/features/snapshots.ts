import { assignVariant, type Variant } from '../../domain/experiments/experiment.ts';
import {
  compileFeatures,
  type CompiledFeatures,
  type FeatureAnswer,
} from '../../domain/features/featureRules.ts';
import { isAttributeKey, MEMBER_ATTRIBUTES, type AttributeKey } from '../../domain/segments/attributes.ts';
import { CODE_SEGMENT_RULES } from '../../domain/segments/codeSegments.ts';
import { compileSegments, type Match } from '../../domain/segments/compile.ts';
import { factLayout, Facts, type FactLayout } from '../../domain/segments/facts.ts';
import { faultySegments, neededAttributes } from '../../domain/segments/references.ts';
import type { SegmentRule } from '../../domain/segments/tree.ts';
import type { Changes } from '../platform/changes.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import type { OverrideRow } from '../readmodels/featureOverrides.ts';
import { readLiveExperiments, type LiveExperiment } from '../readmodels/liveExperiments.ts';
import {
  HeldOfBrand,
  readSegments,
  readSegmentsAt,
  setFacts,
  toRule,
  type SegmentRecord,
} from '../segments/service.ts';
import { targetedMemberRead } from './queries/targetedMember.ts';
import { readSettings, readSettingsAt, toSetting } from './store.ts';

/** Members in the same segments and shares get the same answers. */
const MOST_OUTCOMES = 500;

/** A brand's features and the segments in their rules, compiled. */
export class Snapshot {
  readonly version: number;
  readonly features: CompiledFeatures;
  readonly segments: ReadonlyMap<string, SegmentRule>;
  /** Running ones. */
  readonly experiments: readonly LiveExperiment[];
  /** What the rules need to know about a member. */
  readonly attributes: readonly AttributeKey[];
  readonly #layout: FactLayout;
  readonly #matches: readonly Match[];
  /** Of each experiment's audience; null: every member. */
  readonly #audiences: readonly (Match | null)[];
  readonly #inSegment: Uint8Array;
  readonly #answers: Uint16Array;
  readonly #outcomes = new Map<string, ReadonlyMap<string, FeatureAnswer>>();
  /** Null: no rule asks anything of a member. */
  readonly #read: ReturnType<typeof targetedMemberRead> | null;

  constructor(
    brand: {
      readonly id: string;
      readonly wattConversionRate: number;
      readonly defaults: Readonly<Record<string, boolean>>;
    },
    version: number,
    settings: Parameters<typeof compileFeatures>[1],
    rules: readonly SegmentRule[],
    experiments: readonly LiveExperiment[] = [],
  ) {
    this.version = version;
    this.features = compileFeatures(brand.defaults, settings);
    const { segmentIds } = this.features;
    this.segments = new Map(rules.map((rule) => [rule.id, rule]));
    this.experiments = experiments;
    const asked = [...segmentIds, ...experiments.flatMap(({ segmentId }) => segmentId ?? [])];
    this.attributes = [...neededAttributes(asked, new Map(rules.map(({ id, tree }) => [id, tree])))].filter(
      isAttributeKey,
    );
    this.#layout = factLayout(MEMBER_ATTRIBUTES, this.attributes);
    const faulty = faultySegments(rules, MEMBER_ATTRIBUTES);
    const compiled = compileSegments(rules, this.#layout, (id) => faulty.has(id));
    this.#matches = segmentIds.map(compiled.match);
    this.#audiences = experiments.map(({ segmentId }) =>
      segmentId === null ? null : compiled.match(segmentId),
    );
    this.#inSegment = new Uint8Array(segmentIds.length);
    this.#answers = new Uint16Array(this.features.keys.length);
    this.#read =
      segmentIds.length === 0 && experiments.length === 0
        ? null
        : targetedMemberRead(this.attributes, { ...brand, brandId: brand.id });
  }

  /** Every feature's answer for a member by key. Null: a stranger. */
  async answer(db: Db, memberId: string | null, now: Date): Promise<ReadonlyMap<string, FeatureAnswer>> {
    return memberId === null
      ? this.evaluate(null, null)
      : (await this.answerMember(db, memberId, now)).answers;
  }

  /**
   * The same for a member, with the overrides where they were read along: in one statement, if a rule asks for a segment
   * or an experiment runs, else none.
   */
  async answerMember(
    db: Db,
    memberId: string,
    now: Date,
  ): Promise<{
    readonly answers: ReadonlyMap<string, FeatureAnswer>;
    readonly overrides: readonly OverrideRow[] | null;
  }> {
    if (this.#read === null) return { answers: this.evaluate(memberId, null), overrides: null };
    const found = await this.#read(db, memberId, now);
    if (found === null) return { answers: this.evaluate(memberId, null), overrides: [] };
    const facts = new Facts(this.#layout);
    setFacts(facts, this.attributes, found, now);
    return { answers: this.evaluate(memberId, facts, found.shown), overrides: found.overrides };
  }

  /** The same from facts that are known, and the variations that the member was shown. Equal answers are the same map. */
  evaluate(
    memberId: string | null,
    facts: Facts | null,
    shown: Readonly<Record<string, string>> = {},
  ): ReadonlyMap<string, FeatureAnswer> {
    for (const [place, match] of this.#matches.entries())
      this.#inSegment[place] = facts !== null && match(facts) ? 1 : 0;
    this.features.evaluate(memberId, this.#inSegment, this.#answers);
    const variants =
      memberId === null
        ? []
        : this.experiments.map((experiment, place) => {
            const audience = this.#audiences[place] ?? null;
            const isIn = audience === null || (facts !== null && audience(facts));
            const before = Object.hasOwn(shown, experiment.key) ? shown[experiment.key] : undefined;
            // Who was shown it stays in it after leaving the audience, so that the results compare the same members.
            return isIn || before !== undefined ? assignVariant(experiment, memberId, before) : null;
          });
    const outcome = `${String.fromCharCode(...this.#answers)} ${variants.map((variant) => variant?.key ?? '').join(' ')}`;
    let answers = this.#outcomes.get(outcome);
    if (answers === undefined) {
      answers = this.#inFull(variants);
      if (this.#outcomes.size >= MOST_OUTCOMES) this.#outcomes.clear();
      this.#outcomes.set(outcome, answers);
    }
    return answers;
  }

  #inFull(variants: readonly (Variant | null)[]): ReadonlyMap<string, FeatureAnswer> {
    const answers = new Map<string, FeatureAnswer>(
      this.features.keys.map((key, place) => [key, this.features.read(place, this.#answers[place] ?? 0)]),
    );
    for (const [place, { key, featureKey }] of this.experiments.entries()) {
      const variant = variants[place] ?? null;
      if (variant !== null)
        answers.set(featureKey, {
          isEnabled: variant.isEnabled,
          variation: variant.key,
          reason: { kind: 'EXPERIMENT', experiment: key },
        });
    }
    return answers;
  }
}

interface Sources {
  readonly version: number;
  readonly settings: Parameters<typeof toSetting>[0][];
  readonly segments: readonly SegmentRecord[];
  readonly experiments: readonly LiveExperiment[];
}

function makeSnapshot(
  { brands }: Pick<Deps, 'brands'>,
  brandId: string,
  { version, settings, segments, experiments }: Sources,
): Snapshot {
  const config = brands.byId(brandId)?.config;
  return new Snapshot(
    {
      id: brandId,
      wattConversionRate: config?.wattConversionRate ?? 1,
      defaults: config?.featureDefaults ?? {},
    },
    version,
    new Map(settings.map((row) => [row.key, toSetting(row)])),
    [...CODE_SEGMENT_RULES, ...segments.map(toRule)],
    experiments,
  );
}

/** The features, segments and experiments as they were at an instant, by their versions. */
export async function pastSnapshot(
  { brands, db }: Pick<Deps, 'brands' | 'db'>,
  brandId: string,
  at: Date,
): Promise<Snapshot> {
  const settings = await readSettingsAt(db, brandId, at);
  const segments = await readSegmentsAt(db, brandId, at);
  const experiments = await readLiveExperiments(db, brandId, at);
  return makeSnapshot({ brands }, brandId, { version: 0, settings, segments, experiments });
}

type SnapshotDeps = Pick<Deps, 'brands' | 'changes' | 'db'>;

async function readSnapshot(
  deps: Pick<Deps, 'brands'>,
  db: Db,
  brandId: string,
  version: number,
): Promise<Snapshot> {
  const settings = await readSettings(db, brandId);
  const segments = await readSegments(db, brandId);
  const experiments = await readLiveExperiments(db, brandId, null);
  return makeSnapshot(deps, brandId, { version, settings, segments, experiments });
}

const perProcess = new WeakMap<Changes, HeldOfBrand<Snapshot>>();

/** The process's snapshots, one per brand. */
export function featureSnapshots(deps: SnapshotDeps): HeldOfBrand<Snapshot> {
  const known =
    perProcess.get(deps.changes) ??
    new HeldOfBrand({ deps, read: (db, brandId, version) => readSnapshot(deps, db, brandId, version) });
  perProcess.set(deps.changes, known);
  return known;
}

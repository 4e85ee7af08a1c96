import { assignVariant } from '../../domain/experiments/experiment.ts';
import {
  compileFeatures,
  type CompiledFeatures,
  type FeatureAnswer,
} from '../../domain/features/featureRules.ts';
import { isAttributeKey, MEMBER_ATTRIBUTES, type AttributeKey } from '../../domain/segments/attributes.ts';
import { CODE_SEGMENT_RULES } from '../../domain/segments/codeSegments.ts';
import { compileSegments, type Match } from '../../domain/segments/compile.ts';
import { factLayout, type FactLayout, type Facts } from '../../domain/segments/facts.ts';
import { faultySegments, neededAttributes } from '../../domain/segments/references.ts';
import type { SegmentRule } from '../../domain/segments/tree.ts';
import type { Changes } from '../platform/changes.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { isInsideTransaction } from '../platform/db/guard.ts';
import { readLiveExperiments, readShown, type LiveExperiment } from '../readmodels/liveExperiments.ts';
import {
  readFacts,
  readSegments,
  readSegmentsAt,
  readVersions,
  toRule,
  type SegmentRecord,
} from '../segments/service.ts';
import { readSettings, readSettingsAt, toSetting } from './store.ts';

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
  readonly #wattConversionRate: number;
  readonly #brandId: string;

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
    this.#brandId = brand.id;
    this.#wattConversionRate = brand.wattConversionRate;
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
  }

  /**
   * Every feature's answer for a member by key; no statement unless a rule asks for a segment, or an experiment runs.
   * Null: a stranger.
   */
  async answer(db: Db, memberId: string | null, now: Date): Promise<ReadonlyMap<string, FeatureAnswer>> {
    if (memberId === null) return this.evaluate(null, null);
    const asksFacts = this.#matches.length > 0 || this.#audiences.some((match) => match !== null);
    const [facts, shown] = await Promise.all([
      asksFacts ? this.#readMemberFacts(db, memberId, now) : null,
      this.experiments.length === 0 ? undefined : readShown(db, memberId, now),
    ]);
    return this.evaluate(memberId, facts, shown);
  }

  /** The same from facts that are known, and the variations that the member was shown. */
  evaluate(
    memberId: string | null,
    facts: Facts | null,
    shown: ReadonlyMap<string, string> = new Map(),
  ): ReadonlyMap<string, FeatureAnswer> {
    for (const [place, match] of this.#matches.entries())
      this.#inSegment[place] = facts !== null && match(facts) ? 1 : 0;
    this.features.evaluate(memberId, this.#inSegment, this.#answers);
    const answers = new Map<string, FeatureAnswer>(
      this.features.keys.map((key, place) => [key, this.features.read(place, this.#answers[place] ?? 0)]),
    );
    if (memberId !== null)
      for (const [place, experiment] of this.experiments.entries()) {
        const audience = this.#audiences[place] ?? null;
        const isIn = audience === null || (facts !== null && audience(facts));
        const before = shown.get(experiment.key);
        // Who was shown it stays in it after leaving the audience, so that the results compare the same members.
        const variant = isIn || before !== undefined ? assignVariant(experiment, memberId, before) : null;
        if (variant !== null)
          answers.set(experiment.featureKey, {
            isEnabled: variant.isEnabled,
            variation: variant.key,
            reason: { kind: 'EXPERIMENT', experiment: experiment.key },
          });
      }
    return answers;
  }

  async #readMemberFacts(db: Db, memberId: string, now: Date): Promise<Facts | null> {
    const { facts, memberIds } = await readFacts(
      db,
      [memberId],
      this.attributes,
      { brandId: this.#brandId, now, wattConversionRate: this.#wattConversionRate },
      this.#layout,
    );
    return memberIds.length === 0 ? null : facts;
  }
}

/** Compares the version with the database's: rarely while messages arrive, often while they may be missed. */
const CHECK_MS = { listening: 15_000, deaf: 1_000 };

interface Held {
  readonly snapshot: Snapshot;
  checkedAt: number;
}

/** One snapshot per brand, replaced as a whole when staff change something, in this process or another one. */
export class Snapshots {
  readonly #deps: SnapshotDeps;
  readonly #held = new Map<string, Held>();
  readonly #loading = new Map<string, Promise<Snapshot>>();
  /** Counts requests to load, so that a load which began before a change is not the last. */
  readonly #asked = new Map<string, number>();

  constructor(deps: SnapshotDeps) {
    this.#deps = deps;
    deps.changes.on('targeting', async (brandId) => {
      const brands = brandId === null ? [...this.#held.keys()] : this.#held.has(brandId) ? [brandId] : [];
      await Promise.all(brands.map((each) => this.#load(each)));
    });
  }

  /** `db` is read only by a transaction that finds no snapshot. */
  async of(brandId: string, db: Db): Promise<Snapshot> {
    const held = this.#held.get(brandId);
    if (isInsideTransaction()) return held?.snapshot ?? this.#read(brandId, db);
    if (held === undefined) return this.#load(brandId);
    const listening = this.#deps.changes.isListening();
    const age = performance.now() - held.checkedAt;
    if (age <= (listening ? CHECK_MS.listening : CHECK_MS.deaf)) return held.snapshot;
    held.checkedAt = performance.now();
    const newest = this.#readVersion(brandId).then((version) =>
      version === held.snapshot.version ? held.snapshot : this.#load(brandId),
    );
    if (!listening) return newest;
    newest.catch(() => undefined);
    return held.snapshot;
  }

  async #readVersion(brandId: string, db = this.#deps.db): Promise<number> {
    return (await readVersions(db, [brandId])).get(brandId) ?? 0;
  }

  #load(brandId: string): Promise<Snapshot> {
    this.#asked.set(brandId, (this.#asked.get(brandId) ?? 0) + 1);
    const running =
      this.#loading.get(brandId) ?? this.#loadNewest(brandId).finally(() => this.#loading.delete(brandId));
    this.#loading.set(brandId, running);
    return running;
  }

  async #loadNewest(brandId: string): Promise<Snapshot> {
    for (;;) {
      const asked = this.#asked.get(brandId);
      const snapshot = await this.#read(brandId, this.#deps.db);
      this.#held.set(brandId, { snapshot, checkedAt: performance.now() });
      if (asked === this.#asked.get(brandId)) return snapshot;
    }
  }

  async #read(brandId: string, db: Db): Promise<Snapshot> {
    // The version first: what is newer than it is read again at the next check.
    const version = await this.#readVersion(brandId, db);
    const settings = await readSettings(db, brandId);
    const segments = await readSegments(db, brandId);
    const experiments = await readLiveExperiments(db, brandId, null);
    return makeSnapshot(this.#deps, brandId, { version, settings, segments, experiments });
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

const perProcess = new WeakMap<Changes, Snapshots>();

/** The process's snapshots. */
export function featureSnapshots(deps: SnapshotDeps): Snapshots {
  const known = perProcess.get(deps.changes) ?? new Snapshots(deps);
  perProcess.set(deps.changes, known);
  return known;
}

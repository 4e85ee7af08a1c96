import { isAttributeKey, MEMBER_ATTRIBUTES } from '../../domain/segments/attributes.ts';
import { CODE_SEGMENT_RULES } from '../../domain/segments/codeSegments.ts';
import { compileSegments, type Match } from '../../domain/segments/compile.ts';
import { factLayout, Facts } from '../../domain/segments/facts.ts';
import { faultySegments, neededAttributes } from '../../domain/segments/references.ts';
import type { SegmentRule } from '../../domain/segments/tree.ts';
import type { Changes } from '../platform/changes.ts';
import type { Deps, RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { HeldOfBrand } from './heldOfBrand.ts';
import { memberFactsRead, setFacts } from './queries/memberFacts.ts';
import { readSegments, toRule, type SegmentRecord } from './store.ts';

/** Which of these segments the caller is in; a stranger is in none. */
export async function callersSegments(
  ctx: RequestContext,
  segmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return ctx.member === null ? new Set() : segmentsOfMember(ctx, ctx.member.id, segmentIds);
}

/**
 * Which of these segments, of the brand or the product, a member is in at `now`. Missing and faulty ones take no one.
 * `records`: the brand's segments; left out: as they are now.
 */
export async function segmentsOfMember(
  { deps, db, brand, now }: Pick<RequestContext, 'deps' | 'db' | 'brand' | 'now'>,
  memberId: string,
  segmentIds: readonly string[],
  records?: readonly SegmentRecord[],
): Promise<ReadonlySet<string>> {
  if (segmentIds.length === 0) return new Set();
  const segments =
    records === undefined
      ? await brandSegments(deps).of(brand.id, db)
      : compileRecords(deps, brand.id, 0, records);
  return segments.ask(segmentIds)(db, memberId, now);
}

/** Which segments of a question a member is in at an instant. */
type Ask = (db: Db, memberId: string, now: Date) => Promise<ReadonlySet<string>>;

/** Content for segments comes and goes, and each set of it is a question of its own. */
const MOST_QUESTIONS = 50;

/** A brand's segments and the product's, with what is compiled for the questions about them. */
class BrandSegments {
  readonly version: number;
  readonly #rules: readonly SegmentRule[];
  readonly #brand: { readonly brandId: string; readonly wattConversionRate: number };
  readonly #faulty: ReadonlyMap<string, unknown>;
  readonly #questions = new Map<string, Ask>();

  constructor(
    brand: { readonly brandId: string; readonly wattConversionRate: number },
    version: number,
    rules: readonly SegmentRule[],
  ) {
    this.version = version;
    this.#brand = brand;
    this.#rules = rules;
    this.#faulty = faultySegments(rules, MEMBER_ATTRIBUTES);
  }

  ask(segmentIds: readonly string[]): Ask {
    const key = [...segmentIds].sort().join(' ');
    let ask = this.#questions.get(key);
    if (ask === undefined) {
      ask = this.#compile(segmentIds);
      if (this.#questions.size >= MOST_QUESTIONS) this.#questions.clear();
      this.#questions.set(key, ask);
    }
    return ask;
  }

  #compile(segmentIds: readonly string[]): Ask {
    const trees = new Map(
      this.#rules.flatMap(({ id, tree }) => (this.#faulty.has(id) ? [] : [[id, tree] as const])),
    );
    const known = segmentIds.filter((id) => trees.has(id));
    if (known.length === 0) return async () => new Set();
    const keys = [...neededAttributes(known, trees)].filter(isAttributeKey);
    const layout = factLayout(MEMBER_ATTRIBUTES, keys);
    const { match } = compileSegments(this.#rules, layout, (id) => this.#faulty.has(id));
    const asked = known.map((id): readonly [string, Match] => [id, match(id)]);
    const read = memberFactsRead(keys, this.#brand);
    return async (db, memberId, now) => {
      const found = await read(db, memberId, now);
      if (found === null) return new Set();
      const facts = new Facts(layout);
      setFacts(facts, keys, found, now);
      return new Set(asked.flatMap(([id, matches]) => (matches(facts) ? [id] : [])));
    };
  }
}

function compileRecords(
  { brands }: Pick<Deps, 'brands'>,
  brandId: string,
  version: number,
  records: readonly SegmentRecord[],
): BrandSegments {
  const wattConversionRate = brands.byId(brandId)?.config.wattConversionRate ?? 1;
  return new BrandSegments({ brandId, wattConversionRate }, version, [
    ...CODE_SEGMENT_RULES,
    ...records.map(toRule),
  ]);
}

type BrandSegmentsDeps = Pick<Deps, 'brands' | 'changes' | 'db'>;

const perProcess = new WeakMap<Changes, HeldOfBrand<BrandSegments>>();

/** The process's segments of each brand. */
function brandSegments(deps: BrandSegmentsDeps): HeldOfBrand<BrandSegments> {
  const known =
    perProcess.get(deps.changes) ??
    new HeldOfBrand({
      deps,
      read: async (db, brandId, version) =>
        compileRecords(deps, brandId, version, await readSegments(db, brandId)),
    });
  perProcess.set(deps.changes, known);
  return known;
}

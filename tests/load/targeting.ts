import { randomUUID } from 'node:crypto';
import { GrowthBookClient, type ConditionInterface, type FeatureDefinition } from '@growthbook/growthbook';
import autocannon from 'autocannon';
import pg from 'pg';
import { MEMBER_FEATURES } from '../../src/domain/features/memberFeatures.ts';
import { compileFeatures, type FeatureSetting } from '../../src/domain/features/featureRules.ts';
import { DEVICE_TYPES } from '../../src/domain/devices/deviceTypes.ts';
import { dayNumberToDate } from '../../src/domain/meter/zone.ts';
import { MEMBER_ATTRIBUTES, type AttributeKey } from '../../src/domain/segments/attributes.ts';
import type { Operator } from '../../src/domain/segments/attributeTypes.ts';
import { compileSegments, type CompiledSegments } from '../../src/domain/segments/compile.ts';
import { factLayout, Facts, type FactValue } from '../../src/domain/segments/facts.ts';
import type { RuleValue, SegmentNode, SegmentRule } from '../../src/domain/segments/tree.ts';
import { TIERS } from '../../src/domain/settlement/standingRules.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { countMembers } from '../../src/server/segments/queries/segmentMembers.ts';
import { BENCH_BRAND, makeHomes } from './homes.ts';
import { emptyDatabase, ownDatabase } from './ownDatabase.ts';
import { startProduct, startScript, untilQuiet } from './processes.ts';
import { count, inTurns, times, type Line } from './report.ts';
import { logIn } from './visitor.ts';

const ROUNDS = 5;
const FEATURES = 50;
/** Members whose facts fit into the cache together. */
const BLOCK = 2_048;
const TODAY = '2027-06-10';
const TODAY_NUMBER = 20_980;

const filter = (attribute: AttributeKey, operator: Operator, ...values: RuleValue[]): SegmentNode => ({
  kind: 'filter',
  attribute,
  operator,
  values,
});
const all = (...nodes: SegmentNode[]): SegmentNode => ({ kind: 'all', nodes });
const any = (...nodes: SegmentNode[]): SegmentNode => ({ kind: 'any', nodes });
const not = (node: SegmentNode): SegmentNode => ({ kind: 'not', node });

/** Rules as staff write them, each beside GrowthBook's condition of the same meaning. */
const RULES: readonly (readonly [SegmentNode, ConditionInterface])[] = [
  [filter('country', 'IS_ONE_OF', 'US'), { country: 'US' }],
  [filter('tier', 'AT_LEAST', 'Gold'), { tier: { $in: ['Gold', 'Platinum', 'Diamond'] } }],
  [
    all(filter('country', 'IS_ONE_OF', 'CA'), filter('language', 'IS_ONE_OF', 'fr-CA')),
    { $and: [{ country: 'CA' }, { language: 'fr-CA' }] },
  ],
  [filter('device_types', 'HAS_ANY', 'battery', 'ev'), { device_types: { $in: ['battery', 'ev'] } }],
  [
    all(filter('streak', 'AT_LEAST', 5), filter('kwh_saved', 'MORE_THAN', 12.5)),
    { $and: [{ streak: { $gte: 5 } }, { kwh_saved: { $gt: 12.5 } }] },
  ],
  [
    any(filter('events_joined', 'AT_MOST', 0), filter('auto_join', 'IS_ONE_OF', true)),
    { $or: [{ events_joined: { $lte: 0 } }, { auto_join: true }] },
  ],
  [
    filter('region', 'IS_ONE_OF', 'CA', 'TX', 'NY', 'QC', 'NSW'),
    { region: { $in: ['CA', 'TX', 'NY', 'QC', 'NSW'] } },
  ],
  [
    all(filter('balance_points', 'BETWEEN', 500, 5_000), not(filter('on_vacation', 'IS_ONE_OF', true))),
    { $and: [{ balance_points: { $gte: 500, $lte: 5_000 } }, { $not: { on_vacation: true } }] },
  ],
  [filter('signed_up', 'AT_LEAST', '2027-01-01'), { signed_up: { $gte: '2027-01-01' } }],
  [
    all(
      filter('postal_code', 'STARTS_WITH', '9'),
      any(filter('tier', 'IS_ONE_OF', 'Silver'), filter('device_count', 'MORE_THAN', 2)),
    ),
    {
      $and: [{ postal_code: { $regex: '^9' } }, { $or: [{ tier: 'Silver' }, { device_count: { $gt: 2 } }] }],
    },
  ],
];

const rule = (tree: SegmentNode, index: number): SegmentRule => ({
  id: `s${index}`,
  name: `s${index}`,
  tree,
  invert: false,
  active: true,
  activelyEnrolling: true,
});

type Person = Partial<Record<AttributeKey, FactValue>>;

/** A member by number: every value is met, none by all. */
function person(n: number): Person {
  const pick = <T>(list: readonly T[], step: number): T => list[Math.floor(n / step) % list.length] as T;
  return {
    country: pick(['US', 'CA', 'AU'], 1),
    language: pick(['en-US', 'fr-CA', 'en-AU', 'en-CA'], 2),
    region: pick(['CA', 'TX', 'FL', 'QC', 'NSW', 'ON'], 3),
    postal_code: String(10_000 + ((n * 7_919) % 89_999)),
    tier: pick(TIERS, 5),
    streak: n % 23,
    kwh_saved: ((n * 31) % 4_000) / 100,
    events_joined: n % 7,
    auto_join: n % 3 === 0,
    balance_points: (n * 37) % 9_000,
    on_vacation: n % 19 === 0,
    signed_up: dayNumberToDate(TODAY_NUMBER - (n % 700)),
    device_count: n % 5,
    device_types: [pick(DEVICE_TYPES, 1), pick(DEVICE_TYPES, 3)],
  };
}

const USED = Object.keys(person(0)) as AttributeKey[];

function crowd(members: number): Facts {
  const facts = new Facts(factLayout(MEMBER_ATTRIBUTES, USED), members);
  for (let n = 0; n < members; n += 1) {
    facts.select(n).setToday(TODAY);
    const values = person(n);
    for (const key of USED) facts.set(key, values[key] ?? null);
  }
  return facts;
}

/** Speed of targeting: in memory beside GrowthBook's SDK, for a million members, in PostgreSQL, and over HTTP. */
export async function targetingBench(databaseUrl: string | null, members: number): Promise<Line[]> {
  return [
    ...(await besideGrowthBook()),
    ...millionInMemory(members),
    ...(databaseUrl === null ? [] : await countsInSql(databaseUrl, members)),
    ...(databaseUrl === null ? [] : await endpoint(databaseUrl)),
  ];
}

/** A member against 50 features by 10 segments, in one process. Both give the same answers, or the benchmark ends. */
async function besideGrowthBook(): Promise<Line[]> {
  const people = Array.from({ length: 200 }, (_, n) => person(n));
  const facts = crowd(people.length);
  const segments = compileSegments(
    RULES.map(([tree], index) => rule(tree, index)),
    facts.layout,
  );
  const keys = MEMBER_FEATURES.slice(0, FEATURES).map(({ key }) => key);
  const settings = new Map(
    keys.map((key, index): [string, FeatureSetting] => [
      key,
      {
        isEnabled: false,
        rules: [0, 3].map((offset) => ({
          id: `${key}-${offset}`,
          segmentId: `s${(index + offset) % RULES.length}`,
          share: 10_000,
          isEnabled: true,
          variation: null,
        })),
      },
    ]),
  );
  const features = compileFeatures({}, settings);
  const matches = features.segmentIds.map(segments.match);
  const inSegment = new Uint8Array(matches.length);
  const into = new Uint16Array(features.keys.length);
  const ids = people.map(() => randomUUID());
  const ask = (n: number): void => {
    facts.select(n);
    for (let i = 0; i < matches.length; i += 1) inSegment[i] = matches[i]?.(facts) === true ? 1 : 0;
    features.evaluate(ids[n] as string, inSegment, into);
  };

  const theirs: Record<string, FeatureDefinition> = Object.fromEntries(
    keys.map((key, index) => [
      key,
      {
        defaultValue: false,
        rules: [0, 3].map((offset) => ({
          condition: RULES[(index + offset) % RULES.length]?.[1] ?? {},
          force: true,
        })),
      },
    ]),
  );
  const growthBook = new GrowthBookClient().initSync({ payload: { features: theirs } });
  const contexts = people.map((attributes, n) => ({ attributes: { ...attributes, id: ids[n] } }));

  for (const [n, context] of contexts.entries()) {
    ask(n);
    for (const [place, key] of keys.entries()) {
      const ours = features.read(place, into[place] ?? 0).isEnabled;
      const other = growthBook.evalFeature(key, context).on;
      if (ours !== other) throw new Error(`${key} of member ${n} is ${ours}, and ${other} by GrowthBook.`);
    }
  }
  const perSecond = (members: number, work: (n: number) => void) => async (): Promise<number> => {
    const started = performance.now();
    for (let i = 0; i < members; i += 1) work(i % people.length);
    return members / ((performance.now() - started) / 1_000);
  };
  const measured = await inTurns(
    ROUNDS,
    perSecond(200_000, ask),
    perSecond(2_000, (n) => {
      for (const key of keys) growthBook.evalFeature(key, contexts[n] as (typeof contexts)[number]);
    }),
  );
  return [
    {
      what: `a member against ${FEATURES} features and ${RULES.length} segments in memory, members/s`,
      ours: count(measured.ours),
      floor: count(measured.floor),
      ratio: `${times(measured.ours / measured.floor)} × GrowthBook`,
      goal: '≥ 50 ×',
    },
  ];
}

function millionInMemory(members: number): Line[] {
  const facts = crowd(members);
  const trees = [
    ...RULES.map(([tree]) => tree),
    ...RULES.map(([tree], index) => all(tree, not(RULES[(index + 1) % RULES.length]?.[0] ?? tree))),
  ];
  const segments: CompiledSegments = compileSegments(trees.map(rule), facts.layout);
  const sizes = new Float64Array(segments.ids.length);
  const matches = segments.ids.map(segments.match);
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    sizes.fill(0);
    // Block by block, so that the members stay in the processor's cache, and in it segment by segment, so that each rule's
    // code stays hot and its branches are predicted.
    for (let from = 0; from < members; from += BLOCK) {
      const to = Math.min(from + BLOCK, members);
      for (const [place, match] of matches.entries()) {
        let size = 0;
        for (let n = from; n < to; n += 1) if (match(facts.select(n))) size += 1;
        sizes[place] = (sizes[place] ?? 0) + size;
      }
    }
    seconds.push((performance.now() - started) / 1_000);
  }
  return [
    {
      what: `${count(members)} members × ${segments.ids.length} segments in memory, s`,
      ours: Math.min(...seconds).toFixed(2),
      floor: '–',
      ratio: '',
      goal: '≤ 1',
    },
  ];
}

/** Each count of a segment beside counting the members. */
async function countsInSql(serverUrl: string, members: number): Promise<Line[]> {
  const url = await ownDatabase(serverUrl, 'targeting');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database = openServer({ url, poolSize: 2, log: { warn: () => undefined } });
  try {
    await makeHomes(client, { homes: members, devicesEach: 2 });
    await client.query(
      `insert into standings (member_id, brand, recent, streak)
       select id, brand, to_jsonb(array[(hashtext(id::text) & 8191), 1200, 1500, 1700, 900]), hashtext(id::text) & 31 from members`,
    );
    await client.query(
      `update members set country = (array['US', 'CA', 'AU'])[1 + (hashtext(id::text) & 1)], locale = (array['en-US', 'fr-CA'])[1 + (hashtext(email) & 1)],
         created_at = now() - (hashtext(email) & 511) * interval '1 day', auto_join = (hashtext(email) & 3) = 0`,
    );
    // Made in bulk, their rows are written several times at once and leave as many empty ones; in use, autovacuum comes between.
    await client.query('vacuum (full) members, member_facts');
    await client.query('vacuum analyze');
    const scope = { brandId: BENCH_BRAND, now: new Date(), wattConversionRate: 100, segments: new Map() };
    const counted: readonly (readonly [string, SegmentNode])[] = [
      [
        'country and language',
        all(filter('country', 'IS_ONE_OF', 'CA'), filter('language', 'IS_ONE_OF', 'fr-CA')),
      ],
      ['signed up lately', filter('signed_up', 'WITHIN_LAST_DAYS', 90)],
      ['device types', filter('device_types', 'HAS_ANY', 'thermostat')],
      ['streak', filter('streak', 'AT_LEAST', 10)],
      ['tier', filter('tier', 'AT_LEAST', 'Gold')],
    ];
    const seconds = async (work: () => Promise<unknown>): Promise<number> => {
      const started = performance.now();
      await work();
      return (performance.now() - started) / 1_000;
    };
    const lines: Line[] = [];
    for (const [what, tree] of counted) {
      const { ours, floor } = await inTurns(
        3,
        () => seconds(() => countMembers(database.db, rule(tree, 0), scope)),
        () => seconds(() => client.query('select count(*) from members where brand = $1', [BENCH_BRAND])),
      );
      lines.push({
        what: `size of a segment by ${what}, ${count(members)} members, PostgreSQL, s`,
        ours: ours.toFixed(2),
        floor: floor.toFixed(2),
        ratio: `${times(ours / floor)} × counting the members`,
        goal: '≤ 1 s',
      });
    }
    return lines;
  } finally {
    await Promise.all([client.end(), database.close()]);
  }
}

/** Throws when anything was refused: a refusal is quicker than an answer. */
const perSecond =
  (url: string, headers: Readonly<Record<string, string>> = {}) =>
  async (): Promise<number> => {
    const result = await autocannon({ url, connections: 20, duration: 4, headers });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url} refused ${result.non2xx} requests and failed ${result.errors}.`);
    return result.requests.average;
  };

/** The features endpoint beside bare node:http and bare pg with one statement, beside the same on Fastify, and beside an Unleash server. */
async function endpoint(serverUrl: string): Promise<Line[]> {
  const url = await ownDatabase(serverUrl, 'targeting_http');
  const product = await startProduct(
    { DATABASE_URL: url, EBBWATT_ENV: 'review', DATA_DIR: '/tmp/ebbwatt-bench-targeting' },
    ['--demo'],
  );
  const floor = await startScript('tests/load/floor/features.ts', { DATABASE_URL: url });
  const onFastify = await startScript('tests/load/floor/featuresOnFastify.ts', { DATABASE_URL: url });
  const token = `default:development.${randomUUID()}`;
  const unleash = await startScript('tests/load/floor/unleash.ts', {
    DATABASE_URL: await emptyDatabase(serverUrl, 'unleash'),
    FRONTEND_TOKEN: token,
  });
  try {
    const { cookie } = await logIn(product.port);
    const ours = perSecond(`http://localhost:${product.port}/backend/api/v2/features`, { cookie });
    const bare = perSecond(`http://127.0.0.1:${floor.port}/`, { cookie });
    const framework = perSecond(`http://127.0.0.1:${onFastify.port}/`, { cookie });
    const peer = perSecond(`http://127.0.0.1:${unleash.port}/api/frontend`, { authorization: token });
    await untilQuiet(product);
    for (const warm of [ours, bare, framework, peer]) await warm();
    const besideFloor = await inTurns(ROUNDS, ours, bare);
    const besideFramework = await inTurns(ROUNDS, ours, framework);
    const besidePeer = await inTurns(ROUNDS, ours, peer);
    const line = (
      than: string,
      measured: { readonly ours: number; readonly floor: number },
      goal: string,
    ) => ({
      what: `the features endpoint beside ${than}, requests/s`,
      ours: count(measured.ours),
      floor: count(measured.floor),
      ratio: times(measured.ours / measured.floor),
      goal,
    });
    return [
      line('bare SQL over HTTP', besideFloor, 'shown'),
      line('bare SQL on Fastify', besideFramework, '≥ 0.85'),
      line('an Unleash server', besidePeer, '≥ 2'),
    ];
  } finally {
    await Promise.all([product.stop(), floor.stop(), onFastify.stop(), unleash.stop()]);
  }
}

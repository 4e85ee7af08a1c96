import { describe, expect, it } from 'vitest';
import { MEMBER_ATTRIBUTES, type AttributeKey } from './attributes.ts';
import type { Operator } from './attributeTypes.ts';
import { memberBucket, murmur3 } from './bucket.ts';
import { checkTree, normalTree, type CheckScope } from './check.ts';
import { compileSegments, compileTree, NEVER } from './compile.ts';
import { factLayout, Facts, type FactValue } from './facts.ts';
import { lookAlikeKey, plainText, textFault } from './plainText.ts';
import { faultySegments, referenceFault } from './references.ts';
import type { RuleValue, SegmentNode, SegmentRule } from './tree.ts';

const layout = factLayout(MEMBER_ATTRIBUTES);
const filter = (attribute: AttributeKey, operator: Operator, ...values: RuleValue[]): SegmentNode => ({
  kind: 'filter',
  attribute,
  operator,
  values,
});
const readMemberFacts = (values: Partial<Record<AttributeKey, FactValue>>, today = '2027-06-10'): Facts => {
  const facts = new Facts(layout).setToday(today);
  for (const [key, value] of Object.entries(values)) facts.set(key, value);
  return facts;
};
const matches = (tree: SegmentNode | null, values: Partial<Record<AttributeKey, FactValue>>): boolean =>
  compileTree(tree, { layout, segment: () => NEVER })(readMemberFacts(values));
const rule = (id: string, tree: SegmentNode | null, rest: Partial<SegmentRule> = {}): SegmentRule => ({
  id,
  name: id,
  tree,
  invert: false,
  active: true,
  activelyEnrolling: true,
  ...rest,
});
const refer = (id: string): SegmentNode => ({ kind: 'segment', id });

describe('comparing one attribute', () => {
  it.each<[string, SegmentNode, FactValue, boolean]>([
    ['numbers as numbers, not as text', filter('streak', 'MORE_THAN', 9), 10, true],
    ['numbers as numbers, not as text', filter('streak', 'LESS_THAN', 9), 10, false],
    ['at least, the bound included', filter('streak', 'AT_LEAST', 10), 10, true],
    ['between, both ends included', filter('streak', 'BETWEEN', 3, 10), 10, true],
    ['one of', filter('streak', 'IS_ONE_OF', 3, 10), 3, true],
    ['not one of', filter('streak', 'IS_NOT_ONE_OF', 3, 10), 4, true],
    ['decimals', filter('kwh_saved', 'AT_LEAST', 0.3), 0.3, true],
    ['ranked options by rank', filter('tier', 'AT_LEAST', 'Gold'), 'Diamond', true],
    ['ranked options by rank', filter('tier', 'LESS_THAN', 'Gold'), 'Silver', true],
    ['ranked options by rank', filter('tier', 'BETWEEN', 'Silver', 'Gold'), 'Platinum', false],
    ['an option the registry does not know is set', filter('country', 'IS_SET'), 'NZ', true],
    [
      'an option the registry does not know is none of them',
      filter('country', 'IS_NOT_ONE_OF', 'US'),
      'NZ',
      true,
    ],
    ['an option the registry does not know has no rank', filter('tier', 'AT_MOST', 'Diamond'), 'Wood', false],
    ['text', filter('postal_code', 'STARTS_WITH', '94', '95'), '95014', true],
    ['text', filter('postal_code', 'ENDS_WITH', '14'), '95014', true],
    ['text', filter('postal_code', 'CONTAINS', '50'), '95014', true],
    ['text by exact letters', filter('region', 'IS_ONE_OF', 'ca'), 'CA', false],
    ['booleans', filter('auto_join', 'IS_ONE_OF', false), false, true],
    ['lists', filter('device_types', 'HAS_ANY', 'ev', 'battery'), ['plug', 'ev'], true],
    ['lists', filter('device_types', 'HAS_ALL', 'ev', 'battery'), ['plug', 'ev'], false],
    ['lists', filter('device_types', 'HAS_NONE', 'ev', 'battery'), ['plug'], true],
    ['an empty list has none', filter('device_types', 'HAS_NONE', 'ev'), [], true],
    ['an empty list is not set', filter('device_types', 'IS_SET'), [], false],
    ['tags, whole ones', filter('tags', 'HAS_ANY', 'pilot', 'crew'), ['pilot home', 'crew'], true],
    ['tags, whole ones', filter('tags', 'HAS_ANY', 'pilot'), ['pilot home', 'crew'], false],
    ['tags, all of them', filter('tags', 'HAS_ALL', 'pilot', 'crew'), ['crew', 'pilot'], true],
    ['tags, all of them', filter('tags', 'HAS_ALL', 'pilot', 'crew'), ['crew'], false],
    ['tags, an empty one', filter('tags', 'HAS_ANY', ''), ['crew', 'pilot'], false],
    ['tags, an empty one of all', filter('tags', 'HAS_ALL', 'crew', ''), ['crew', 'pilot'], false],
    ['tags, one across two', filter('tags', 'HAS_ALL', 'crew\n\npilot'), ['crew', 'pilot'], false],
    ['tags, none of them', filter('tags', 'HAS_NONE', 'pilot'), ['crew'], true],
    ['no tags are none', filter('tags', 'HAS_NONE', 'pilot'), null, true],
    ['no tags are not set', filter('tags', 'IS_NOT_SET'), [], true],
    ['dates', filter('signed_up', 'AT_LEAST', '2027-06-01'), '2027-06-01', true],
    ['days ago, the border included', filter('signed_up', 'WITHIN_LAST_DAYS', 7), '2027-06-03', true],
    ['days ago, the border included', filter('signed_up', 'MORE_THAN_DAYS_AGO', 7), '2027-06-03', false],
    ['days ago, not in the future', filter('signed_up', 'WITHIN_LAST_DAYS', 7), '2027-06-11', false],
  ])('%s: %j of %j is %s', (_what, node, value, expected) => {
    expect(node.kind === 'filter' && matches(node, { [node.attribute]: value })).toBe(expected);
  });

  it('of a missing value only "is not set" is true, also for operators that deny', () => {
    const denials = [
      filter('streak', 'IS_NOT_ONE_OF', 1),
      filter('country', 'IS_NOT_ONE_OF', 'US'),
      filter('region', 'IS_NOT_ONE_OF', 'CA'),
      filter('program', 'IS_NOT_ONE_OF', 'x'),
      filter('last_seen', 'MORE_THAN_DAYS_AGO', 1),
      filter('streak', 'LESS_THAN', 1),
      filter('streak', 'IS_SET'),
      filter('auto_join', 'IS_ONE_OF', false),
    ];
    expect(denials.map((node) => matches(node, {}))).toEqual(denials.map(() => false));
    for (const key of ['streak', 'country', 'region', 'program', 'last_seen', 'auto_join'] as const)
      expect(matches(filter(key, 'IS_NOT_SET'), {})).toBe(true);
  });

  it('a value that is no number, or of another type, never matches', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '5', true] as RuleValue[])
      expect(matches(filter('streak', 'AT_MOST', value), { streak: 1 })).toBe(false);
    expect(matches(filter('signed_up', 'AT_MOST', 'tomorrow'), { signed_up: '2027-01-01' })).toBe(false);
    expect(matches(filter('postal_code', 'MORE_THAN', '90000'), { postal_code: '95014' })).toBe(false);
    expect(
      readMemberFacts({ streak: Number.NaN, kwh_saved: Number.POSITIVE_INFINITY }).get('kwh_saved'),
    ).toBeNull();
  });
});

describe('segments', () => {
  const cool = filter('country', 'IS_ONE_OF', 'CA');
  const isIn = (
    rules: SegmentRule[],
    id: string,
    values: Parameters<typeof matches>[1],
    stored: string[] = [],
  ) => compileSegments(rules, layout).match(id)(readMemberFacts(values).setStored(new Set(stored)));

  it('an empty segment matches no one, inverted or not', () => {
    for (const invert of [false, true]) expect(isIn([rule('a', null, { invert })], 'a', {})).toBe(false);
    expect(isIn([rule('a', { kind: 'all', nodes: [] })], 'a', {})).toBe(false);
  });

  it('INT-10: inverted matches the others, inactive no one', () => {
    expect(isIn([rule('a', cool, { invert: true })], 'a', { country: 'US' })).toBe(true);
    expect(isIn([rule('a', cool, { active: false })], 'a', { country: 'CA' })).toBe(false);
    expect(isIn([rule('a', cool, { active: false, invert: true })], 'a', { country: 'US' })).toBe(false);
  });

  it('INT-10: a segment that no longer enrols keeps its members and takes no new ones', () => {
    const closed = [rule('a', cool, { activelyEnrolling: false })];
    expect(isIn(closed, 'a', { country: 'CA' })).toBe(false);
    expect(isIn(closed, 'a', { country: 'US' }, ['a'])).toBe(true);
  });

  it('refers to other segments in any order', () => {
    const rules = [
      rule('c', { kind: 'all', nodes: [refer('b'), { kind: 'not', node: refer('a') }] }),
      rule('b', filter('streak', 'AT_LEAST', 2)),
      rule('a', cool),
    ];
    expect(isIn(rules, 'c', { country: 'US', streak: 3 })).toBe(true);
    expect(isIn(rules, 'c', { country: 'CA', streak: 3 })).toBe(false);
  });

  it('a cycle, an unknown segment and a removed attribute are found with the way to them, and match no one', () => {
    const rules = [
      rule('a', refer('b')),
      rule('b', { kind: 'any', nodes: [refer('c'), cool] }),
      rule('c', refer('a')),
      rule('d', refer('gone')),
      rule(
        'e',
        { kind: 'filter', attribute: 'shoe_size', operator: 'AT_LEAST', values: [3] },
        { invert: true },
      ),
      rule('f', refer('e')),
    ];
    const faults = faultySegments(rules, MEMBER_ATTRIBUTES);
    expect(Object.fromEntries(faults)).toEqual({
      a: { fault: 'cycle', path: ['a', 'b', 'c', 'a'] },
      b: { fault: 'cycle', path: ['b', 'c', 'a', 'b'] },
      c: { fault: 'cycle', path: ['c', 'a', 'b', 'c'] },
      d: { fault: 'dangling', path: ['d', 'gone'] },
      e: { fault: 'attribute', path: ['e'], attribute: 'shoe_size' },
      f: { fault: 'attribute', path: ['f', 'e'], attribute: 'shoe_size' },
    });
    const compiled = compileSegments(rules, layout, (id) => faults.has(id));
    expect(rules.map(({ id }) => compiled.match(id)(readMemberFacts({ country: 'CA' })))).toEqual(
      rules.map(() => false),
    );
  });

  it('an attribute that became another type makes its segments match no one, instead of comparing text with numbers', () => {
    const rules = [
      rule('g', { kind: 'filter', attribute: 'streak', operator: 'STARTS_WITH', values: ['3'] }),
      rule(
        'h',
        { kind: 'filter', attribute: 'streak', operator: 'IS_ONE_OF', values: ['3'] },
        { invert: true },
      ),
      rule('i', { kind: 'filter', attribute: 'streak', operator: 'AT_LEAST', values: [3] }),
      rule('j', { kind: 'filter', attribute: 'streak', operator: 'IS_ONE_OF', values: [3, '4'] }),
    ];
    expect([...faultySegments(rules, MEMBER_ATTRIBUTES).keys()]).toEqual(['g', 'h', 'j']);
  });

  it('a segment that doubles with each reference is refused before it grows beyond all bounds', () => {
    const trees = new Map<string, SegmentNode>([['s0', cool]]);
    for (let i = 1; i <= 40; i += 1)
      trees.set(`s${i}`, { kind: 'all', nodes: [refer(`s${i - 1}`), refer(`s${i - 1}`)] });
    expect(referenceFault('s40', trees, MEMBER_ATTRIBUTES)?.fault).toBe('tooLarge');
  });
});

describe('what can be saved', () => {
  const scope: CheckScope = {
    registry: MEMBER_ATTRIBUTES,
    brandOptions: ({ key }) => (key === 'region' ? ['CA', 'NY'] : ['p1']),
    hasSegment: (id) => id === 'known',
  };
  const treeFaults = (tree: SegmentNode) => checkTree(tree, scope);

  it('takes what the registry allows', () => {
    const tree: SegmentNode = {
      kind: 'all',
      nodes: [
        filter('streak', 'BETWEEN', 0, 10_000),
        filter('program', 'IS_ONE_OF', 'p1'),
        filter('device_types', 'HAS_ANY', 'ev'),
        filter('signed_up', 'WITHIN_LAST_DAYS', 30),
        { kind: 'not', node: { kind: 'any', nodes: [refer('known'), { kind: 'code', key: 'THERMOSTAT' }] } },
      ],
    };
    expect(treeFaults(tree)).toEqual([]);
  });

  it.each<[string, SegmentNode, string]>([
    ['INT-11: below the minimum', filter('streak', 'AT_LEAST', -1), 'bounds'],
    ['INT-11: above the maximum', filter('streak', 'AT_LEAST', 10_001), 'bounds'],
    ['INT-11: a day out of bounds', filter('signed_up', 'AT_LEAST', '1999-12-31'), 'bounds'],
    ['not a number', filter('kwh_saved', 'AT_LEAST', Number.NaN), 'notFinite'],
    ['infinite', filter('kwh_saved', 'AT_MOST', Number.POSITIVE_INFINITY), 'notFinite'],
    ['a fraction of a whole number', filter('streak', 'AT_LEAST', 1.5), 'notWhole'],
    ['a number as text', filter('streak', 'AT_LEAST', '5'), 'type'],
    ['a day that does not exist', filter('signed_up', 'AT_LEAST', '2027-02-30'), 'date'],
    ['an option that does not exist', filter('tier', 'IS_ONE_OF', 'Wood'), 'unknownOption'],
    ['a state of another country', filter('region', 'IS_ONE_OF', 'ON'), 'unknownOption'],
    ['a part of a state', filter('region', 'STARTS_WITH', 'C'), 'operator'],
    ["another brand's program", filter('program', 'IS_ONE_OF', 'p2'), 'unknownOption'],
    ['an operator of another type', filter('streak', 'CONTAINS', 'x'), 'operator'],
    ['no value', filter('streak', 'IS_ONE_OF'), 'valueCount'],
    ['a value where none belongs', filter('streak', 'IS_SET', 1), 'valueCount'],
    ['ends the wrong way round', filter('streak', 'BETWEEN', 5, 3), 'order'],
    ['ranked ends the wrong way round', filter('tier', 'BETWEEN', 'Gold', 'Carbon'), 'order'],
    [
      'an unknown attribute',
      { kind: 'filter', attribute: '__proto__', operator: 'IS_SET', values: [] },
      'unknownAttribute',
    ],
    ['an unknown segment', refer('other'), 'unknownSegment'],
    ['an unknown rule of ours', { kind: 'code', key: 'toString' }, 'unknownCode'],
    ['an empty group', { kind: 'any', nodes: [] }, 'emptyGroup'],
    ['empty text', filter('postal_code', 'IS_ONE_OF', '  '), 'empty'],
    ['huge text', filter('postal_code', 'IS_ONE_OF', 'x'.repeat(1_000_000)), 'tooLong'],
    ['an invisible character', filter('postal_code', 'IS_ONE_OF', 'C\u200bA'), 'invisible'],
    ['text that runs backwards', filter('postal_code', 'IS_ONE_OF', '\u202eAC'), 'invisible'],
    ['look-alike letters', filter('postal_code', 'IS_ONE_OF', 'С\u0041'), 'mixedScripts'],
  ])('refuses %s', (_what, tree, fault) => {
    expect(treeFaults({ kind: 'all', nodes: [filter('streak', 'IS_SET'), tree] })).toMatchObject([
      { fault, path: [1] },
    ]);
  });

  it('trees that are too deep or too wide are refused without harm, and the engine survives them', () => {
    let deep: SegmentNode = filter('streak', 'IS_SET');
    for (let i = 0; i < 100; i += 1)
      deep = {
        kind: i % 2 === 0 ? 'not' : 'all',
        ...(i % 2 === 0 ? { node: deep } : { nodes: [deep] }),
      } as SegmentNode;
    expect(treeFaults(deep)[0]?.fault).toBe('tooDeep');
    expect(matches(deep, { streak: 1 })).toBe(true);
    const wide: SegmentNode = {
      kind: 'any',
      nodes: Array.from({ length: 10_000 }, (_, i) => filter('streak', 'IS_ONE_OF', i)),
    };
    expect(treeFaults(wide)[0]?.fault).toBe('tooManyNodes');
    expect(matches(wide, { streak: 9_999 })).toBe(true);
    let abyss: SegmentNode = deep;
    for (let i = 0; i < 100_000; i += 1) abyss = { kind: 'not', node: abyss };
    expect(treeFaults(abyss)[0]?.fault).toBe('tooDeep');
  });

  it('stores texts composed and trimmed, and no value twice', () => {
    const tree = filter('utility', 'IS_ONE_OF', ' Que\u0301bec', 'Québec');
    expect(normalTree(tree, MEMBER_ATTRIBUTES)).toEqual(filter('utility', 'IS_ONE_OF', 'Québec'));
  });

  it.each<[SegmentNode, SegmentNode]>([
    [filter('postal_code', 'IS_ONE_OF', 'M5V 2T6', 'm5v-2t6'), filter('postal_code', 'IS_ONE_OF', 'M5V2T6')],
    [filter('postal_code', 'STARTS_WITH', ' m5v 2'), filter('postal_code', 'STARTS_WITH', 'M5V2')],
    [filter('region', 'IS_ONE_OF', 'Ontario', 'on'), filter('region', 'IS_ONE_OF', 'ON')],
    [filter('region', 'IS_NOT_ONE_OF', 'california'), filter('region', 'IS_NOT_ONE_OF', 'CA')],
    [filter('region', 'IS_ONE_OF', 'Atlantis'), filter('region', 'IS_ONE_OF', 'Atlantis')],
  ])('stores postal codes and states as profiles have them: %j', (typed, stored) => {
    const nested = (node: SegmentNode): SegmentNode => ({
      kind: 'not',
      node: { kind: 'any', nodes: [node] },
    });
    expect(normalTree(nested(typed), MEMBER_ATTRIBUTES)).toEqual(nested(stored));
  });

  it('a rule that compares a part of a state, from before states were choices, still works', () => {
    const tree = filter('region', 'CONTAINS', 'N');
    expect(faultySegments([rule('old', tree)], MEMBER_ATTRIBUTES).size).toBe(0);
    expect(matches(tree, { region: 'ON' })).toBe(true);
  });
});

describe('look-alikes', () => {
  it('plain text of other scripts is taken, mixed words are not', () => {
    expect([textFault('Montréal'), textFault('Москва'), textFault('Αθήνα Athens')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([textFault('Gоld'), textFault('pаypal'), textFault('Ａbc')]).toEqual([
      'mixedScripts',
      'mixedScripts',
      'mixedScripts',
    ]);
    expect(plainText('  a\u030a ')).toBe('å');
  });

  it.each([
    ['Gold', 'gold'],
    ['Gold', 'Gоld'],
    ['Gold members', 'Gold\u00a0members'],
    ['Gold members', 'Gold-members'],
    ['Élite', 'Elite'],
    ['Ｇold', 'Gold'],
    ['bill', 'biIl'],
  ])('%s and %s have the same key', (a, b) => {
    expect(lookAlikeKey(a)).toBe(lookAlikeKey(b));
  });

  it('different names have different keys', () => {
    const names = ['Gold', 'Silver', 'Gold 2', 'Gold 3', 'Homes with EV', 'Québec'];
    expect(new Set(names.map(lookAlikeKey)).size).toBe(names.length);
  });
});

describe('buckets', () => {
  it('are MurmurHash3, of UTF-8', () => {
    expect([murmur3(''), murmur3('hello'), murmur3('hello, world'), murmur3('ünïcødé 😀')]).toEqual([
      0,
      0x248bfa47,
      0x149bbb7f,
      murmur3('ünïcødé 😀'),
    ]);
    expect(murmur3('The quick brown fox jumps over the lazy dog', 0x9747b28c)).toBe(0x2fa826cd);
  });

  it('deal members evenly, and independently by key', () => {
    const members = Array.from({ length: 20_000 }, (_, i) => `member-${i}`);
    const inHalf = (key: string) => members.filter((id) => memberBucket(key, id) < 5_000);
    expect(Math.abs(inHalf('a').length - 10_000)).toBeLessThan(300);
    const both = inHalf('a').filter((id) => memberBucket('b', id) < 5_000);
    expect(Math.abs(both.length - 5_000)).toBeLessThan(300);
  });
});

import { describe, expect, it } from 'vitest';
import { MEMBER_ATTRIBUTES, type AttributeKey } from './attributes.ts';
import { explainSegment } from './explain.ts';
import { factLayout, Facts, type FactValue } from './facts.ts';
import type { FilterNode, SegmentNode, SegmentRule } from './tree.ts';

const filter = (
  attribute: AttributeKey,
  operator: FilterNode['operator'],
  ...values: FilterNode['values']
): SegmentNode => ({ kind: 'filter', attribute, operator, values });
const rule = (id: string, tree: SegmentNode | null, rest: Partial<SegmentRule> = {}): SegmentRule => ({
  id,
  name: id,
  tree,
  invert: false,
  active: true,
  activelyEnrolling: true,
  ...rest,
});

function explain(
  asked: SegmentRule,
  values: Partial<Record<AttributeKey, FactValue>>,
  others: SegmentRule[] = [],
) {
  const facts = new Facts(factLayout(MEMBER_ATTRIBUTES)).setToday('2027-06-10');
  for (const [key, value] of Object.entries(values)) facts.set(key, value);
  return explainSegment(asked, { facts, segments: new Map([asked, ...others].map((one) => [one.id, one])) });
}

describe('why and why not', () => {
  const golden = rule('golden', {
    kind: 'all',
    nodes: [filter('tier', 'AT_LEAST', 'Gold'), filter('device_types', 'HAS_ANY', 'ev', 'battery')],
  });

  it("shows each node's answer with the member's value", () => {
    const { matches, root } = explain(golden, { tier: 'Silver', device_types: ['ev', 'plug'] });
    expect(matches).toBe(false);
    expect(root?.nodes.map(({ isTrue, value }) => [isTrue, value])).toEqual([
      [false, 'Silver'],
      [true, ['plug', 'ev']],
    ]);
  });

  it('names the nearest value that turns the answer', () => {
    expect(explain(golden, { tier: 'Bronze', device_types: ['ev'] }).change).toEqual([
      { attribute: 'tier', from: 'Bronze', to: 'Gold' },
    ]);
    expect(explain(golden, { tier: 'Diamond', device_types: ['ev'] }).change).toEqual([
      { attribute: 'device_types', from: ['ev'], to: [] },
    ]);
    expect(explain(rule('s', filter('streak', 'MORE_THAN', 10)), { streak: 3 }).change).toEqual([
      { attribute: 'streak', from: 3, to: 11 },
    ]);
    expect(
      explain(rule('s', filter('signed_up', 'WITHIN_LAST_DAYS', 7)), { signed_up: '2027-05-01' }).change,
    ).toEqual([{ attribute: 'signed_up', from: '2027-05-01', to: '2027-06-03' }]);
  });

  it('changes two values where one is not enough, and says so where nothing helps', () => {
    expect(explain(golden, { tier: 'Bronze', device_types: [] }).change).toEqual([
      { attribute: 'device_types', from: [], to: ['ev'] },
      { attribute: 'tier', from: 'Bronze', to: 'Gold' },
    ]);
    expect(explain({ ...golden, active: false }, { tier: 'Gold', device_types: ['ev'] }).change).toBeNull();
  });

  it('follows references and rules of ours, and turns what two of them ask of one value', () => {
    const other = rule('other', { kind: 'code', key: 'THERMOSTAT' }, { invert: true });
    const asked = rule('asked', {
      kind: 'all',
      nodes: [
        { kind: 'segment', id: 'other' },
        filter('streak', 'BETWEEN', 5, 6),
        filter('streak', 'IS_NOT_ONE_OF', 5),
      ],
    });
    const { root, change } = explain(asked, { streak: 1, device_types: [] }, [other]);
    expect(root?.nodes[0]).toMatchObject({ isTrue: true, segment: { name: 'other', invert: true } });
    expect(root?.nodes[0]?.nodes[0]).toMatchObject({ isTrue: false, node: { key: 'THERMOSTAT' } });
    expect(change).toEqual([{ attribute: 'streak', from: 1, to: 6 }]);
  });

  it('leaves the facts as they were', () => {
    const facts = new Facts(factLayout(MEMBER_ATTRIBUTES))
      .setToday('2027-06-10')
      .set('tier', 'Bronze')
      .set('device_types', ['plug']);
    explainSegment(golden, { facts, segments: new Map([['golden', golden]]) });
    expect([facts.get('tier'), facts.get('device_types'), facts.get('streak')]).toEqual([
      'Bronze',
      ['plug'],
      null,
    ]);
  });
});

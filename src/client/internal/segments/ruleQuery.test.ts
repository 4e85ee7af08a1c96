import { describe, expect, it } from 'vitest';
import { fromQuery, toQuery, type RuleNode } from './ruleQuery.ts';

const node = (rest: Partial<RuleNode> & Pick<RuleNode, 'kind'>): RuleNode => ({
  texts: [],
  numbers: [],
  booleans: [],
  ...rest,
});
const attributeType = (attribute: string) =>
  attribute === 'streak' ? 'WHOLE_NUMBER' : attribute === 'auto_join' ? 'BOOLEAN' : 'TEXT';
const there = (nodes: readonly RuleNode[]) => fromQuery(toQuery(nodes), attributeType);

describe('the query of the segment editor', () => {
  it('keeps and, or, not, references and values', () => {
    const nodes = [
      node({ kind: 'ALL', parent: null }),
      node({ kind: 'NOT', parent: 0 }),
      node({ kind: 'ANY', parent: 1 }),
      node({ kind: 'FILTER', parent: 2, attribute: 'streak', operator: 'BETWEEN', numbers: [2, 7] }),
      node({ kind: 'SEGMENT', parent: 2, segmentId: 's1' }),
      node({ kind: 'FILTER', parent: 0, attribute: 'auto_join', operator: 'IS_ONE_OF', booleans: [true] }),
      node({ kind: 'FILTER', parent: 0, attribute: 'region', operator: 'IS_ONE_OF', texts: ['CA', 'TX'] }),
    ];
    expect(there(nodes)).toEqual([
      { parent: null, kind: 'ALL' },
      { parent: 0, kind: 'NOT' },
      { parent: 1, kind: 'ANY' },
      { parent: 2, kind: 'FILTER', attribute: 'streak', operator: 'BETWEEN', numbers: [2, 7] },
      { parent: 2, kind: 'SEGMENT', segmentId: 's1' },
      { parent: 0, kind: 'FILTER', attribute: 'auto_join', operator: 'IS_ONE_OF', booleans: [true] },
      { parent: 0, kind: 'FILTER', attribute: 'region', operator: 'IS_ONE_OF', texts: ['CA', 'TX'] },
    ]);
  });

  it('a single condition is no group, and nothing is an empty segment', () => {
    const only = node({ kind: 'FILTER', attribute: 'region', operator: 'IS_SET' });
    expect(there([only])).toEqual([
      { parent: null, kind: 'FILTER', attribute: 'region', operator: 'IS_SET', texts: [] },
    ]);
    expect(there([node({ kind: 'NOT' }), { ...only, parent: 0 }]).map(({ kind }) => kind)).toEqual([
      'NOT',
      'FILTER',
    ]);
    expect(there([])).toEqual([]);
  });

  it('sends what is no number as it was typed, so that it is refused by name', () => {
    const typed = { combinator: 'and', rules: [{ field: 'streak', operator: 'AT_LEAST', value: 'ten' }] };
    expect(fromQuery(typed, attributeType)).toMatchObject([{ texts: ['ten'] }]);
  });
});

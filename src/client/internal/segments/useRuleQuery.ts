import type { RuleGroupType } from 'react-querybuilder';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useRuleQuery_nodes$key } from '../../../../codegen/relay/useRuleQuery_nodes.graphql.ts';
import { toQuery } from './ruleQuery.ts';

/** A rule as the editor holds it. */
export function useRuleQuery(key: useRuleQuery_nodes$key): RuleGroupType {
  const nodes = useFragment(
    graphql`
      fragment useRuleQuery_nodes on SegmentNode @relay(plural: true) {
        parent
        kind
        attribute
        operator
        texts
        numbers
        booleans
        segmentId
      }
    `,
    key,
  );
  return toQuery(
    nodes.map(({ parent, kind, attribute, operator, texts, numbers, booleans, segmentId }) => ({
      parent,
      kind,
      attribute,
      operator,
      texts,
      numbers,
      booleans,
      segmentId,
    })),
  );
}

import type { RuleGroupType } from 'react-querybuilder';
import { MEMBER_ATTRIBUTES } from '../../../domain/segments/attributes.ts';
import { checkTree, type TreeFault } from '../../../domain/segments/check.ts';
import { operatorOf, SEGMENT_FIELD, valuesIn } from './ruleQuery.ts';
import type { RuleChoices } from './useRuleChoices.ts';

/** The conditions whose values can't be saved, by their id in the editor. */
export function ruleFaults(
  query: RuleGroupType,
  { attributes }: RuleChoices,
): ReadonlyMap<string, TreeFault> {
  const faults = new Map<string, TreeFault>();
  const options = (key: string) =>
    attributes.find(({ name }) => name === key)?.options.map(({ value }) => value) ?? [];
  const visit = ({ rules }: RuleGroupType): void => {
    for (const rule of rules) {
      if (typeof rule !== 'object') continue;
      if ('rules' in rule) visit(rule);
      else if (rule.id !== undefined && rule.field !== SEGMENT_FIELD) {
        const type = attributes.find(({ name }) => name === rule.field)?.type ?? 'TEXT';
        const operator = operatorOf(rule);
        const { texts, numbers, booleans } = valuesIn(rule.value, operator, type);
        const [fault] = checkTree(
          {
            kind: 'filter',
            attribute: rule.field,
            operator,
            values: [...(texts ?? []), ...(numbers ?? []), ...(booleans ?? [])],
          },
          {
            registry: MEMBER_ATTRIBUTES,
            brandOptions: ({ key }) => options(key),
            hasSegment: () => true,
          },
        );
        if (fault !== undefined) faults.set(rule.id, fault);
      }
    }
  };
  visit(query);
  return faults;
}

import type { ExplainedNode, Explanation } from '../../domain/segments/explain.ts';
import type { FactValue } from '../../domain/segments/facts.ts';

/** The contract's answer to "why is this member in the segment, or not". */
export const answerInContract = (memberId: string, { matches, root, change }: Explanation) => ({
  memberId,
  matches,
  nodes: root === null ? [] : flattenAnswer(root),
  change:
    change &&
    change.map(({ attribute, from, to }) => ({ attribute, from: factText(from), to: factText(to) })),
});

/** The answered nodes in the contract's form, each after its parent. */
function flattenAnswer(root: ExplainedNode) {
  const list: { parent: number | null; of: ExplainedNode }[] = [{ parent: null, of: root }];
  for (let place = 0; place < list.length; place += 1)
    for (const below of list[place]?.of.nodes ?? []) list.push({ parent: place, of: below });
  return list.map(({ parent, of }) => ({
    node: { parent, node: of.node },
    isTrue: of.isTrue,
    value: factText(of.value),
  }));
}

/** A value as text; a list's entries are separated by commas. */
function factText(value: FactValue): string | null {
  if (value === null) return null;
  return typeof value === 'object' ? value.join(', ') : String(value);
}

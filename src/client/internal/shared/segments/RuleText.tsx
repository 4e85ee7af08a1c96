import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RuleText_nodes$key } from '../../../../../codegen/relay/RuleText_nodes.graphql.ts';
import styles from './rule.module.css';

/** A node of a rule, each after its parent. */
export interface RuleLine {
  readonly parent?: number | null | undefined;
  readonly kind: string;
  readonly attribute?: string | null | undefined;
  readonly operator?: string | null | undefined;
  readonly textNames?: readonly string[] | null | undefined;
  readonly numbers?: readonly number[] | null | undefined;
  readonly booleans?: readonly boolean[] | null | undefined;
  readonly segmentName?: string | null | undefined;
}

/** What is known of a node for one member. */
export interface NodeAnswer {
  readonly isTrue: boolean;
  readonly value: string | null;
}

/** A rule in words, as nested lists; with answers, each line says whether it is true and what the member has. */
export function RuleText({
  nodes: key,
  answers,
}: {
  readonly nodes: RuleText_nodes$key;
  readonly answers?: readonly NodeAnswer[];
}) {
  const nodes = useFragment(
    graphql`
      fragment RuleText_nodes on SegmentNode @relay(plural: true) {
        parent
        kind
        attribute
        operator
        textNames
        numbers
        booleans
        segmentName
      }
    `,
    key,
  );
  return <RuleLines nodes={nodes} answers={answers} />;
}

/** The same of a rule that isn't saved yet. */
export function RuleLines({
  nodes,
  answers,
}: {
  readonly nodes: readonly RuleLine[];
  readonly answers?: readonly NodeAnswer[] | undefined;
}) {
  if (nodes.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="internalSegments.rule.empty" />
      </p>
    );
  return (
    <ul className={styles['rule']}>
      <Line nodes={nodes} place={0} answers={answers} />
    </ul>
  );
}

interface LineProps {
  readonly nodes: readonly RuleLine[];
  readonly place: number;
  readonly answers: readonly NodeAnswer[] | undefined;
}

function Line({ nodes, place, answers }: LineProps) {
  const node = nodes[place];
  const answer = answers?.[place];
  const below = nodes.flatMap(({ parent }, child) => (parent === place ? [child] : []));
  if (node === undefined) return null;
  return (
    <li>
      {answer !== undefined && (
        <span className={styles[answer.isTrue ? 'true' : 'false']}>
          <FormattedMessage id={answer.isTrue ? 'internalSegments.why.true' : 'internalSegments.why.false'} />
        </span>
      )}
      <NodeText node={node} />
      {answer !== undefined && node.kind === 'FILTER' && (
        <span className="muted small">
          {' '}
          <FormattedMessage
            id={answer.value === null ? 'internalSegments.why.missing' : 'internalSegments.why.has'}
            values={{ value: answer.value }}
          />
        </span>
      )}
      {below.length > 0 && (
        <ul className={styles['rule']}>
          {below.map((child) => (
            <Line key={child} nodes={nodes} place={child} answers={answers} />
          ))}
        </ul>
      )}
    </li>
  );
}

function NodeText({ node }: { readonly node: RuleLine }) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `internalSegments.${id}` }, values);
  if (node.kind === 'SEGMENT' || node.kind === 'CODE')
    return <>{text('rule.segment', { name: node.segmentName ?? text('rule.gone') })}</>;
  if (node.kind !== 'FILTER') return <>{text(`rule.${node.kind}`)}</>;
  const values = [
    ...(node.textNames ?? []),
    ...(node.numbers ?? []).map((number) => intl.formatNumber(number, { maximumFractionDigits: 6 })),
    ...(node.booleans ?? []).map((one) => text(one ? 'yes' : 'no')),
  ];
  return (
    <>
      {text('rule.filter', {
        attribute: text(`attribute.${node.attribute ?? ''}`),
        operator: text(`operator.${node.operator ?? ''}`),
        values: intl.formatList(values, {
          type: node.operator === 'BETWEEN' ? 'conjunction' : 'disjunction',
        }),
      }).trim()}
    </>
  );
}

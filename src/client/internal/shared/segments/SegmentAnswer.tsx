import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SegmentAnswer_answer$key } from '../../../../../codegen/relay/SegmentAnswer_answer.graphql.ts';
import { RuleText } from './RuleText.tsx';

/** Why a member is in a segment or not, and the smallest change that would turn it. */
export function SegmentAnswer({ answer: key }: { readonly answer: SegmentAnswer_answer$key }) {
  const intl = useIntl();
  const { matches, nodes, change } = useFragment(
    graphql`
      fragment SegmentAnswer_answer on SegmentAnswer {
        matches
        nodes {
          isTrue
          value
          node {
            ...RuleText_nodes
          }
        }
        change {
          attribute
          from
          to
        }
      }
    `,
    key,
  );
  const missing = intl.formatMessage({ id: 'internalSegments.why.nothing' });
  return (
    <div className="stack">
      <p className="strong">
        <FormattedMessage id={matches ? 'internalSegments.why.in' : 'internalSegments.why.out'} />
      </p>
      <RuleText
        nodes={nodes.map(({ node }) => node)}
        answers={nodes.map(({ isTrue, value }) => ({ isTrue, value: value ?? null }))}
      />
      {change != null && change.length > 0 && (
        <p>
          <FormattedMessage
            id={matches ? 'internalSegments.why.wouldLeave' : 'internalSegments.why.wouldMatch'}
            values={{
              change: intl.formatList(
                change.map(({ attribute, from, to }) =>
                  intl.formatMessage(
                    { id: 'internalSegments.why.were' },
                    {
                      attribute: intl.formatMessage({ id: `internalSegments.attribute.${attribute}` }),
                      value: to == null || to === '' ? missing : to,
                      now: from == null || from === '' ? missing : from,
                    },
                  ),
                ),
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

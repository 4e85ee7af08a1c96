import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SegmentSides_content$key } from '../../../../codegen/relay/SegmentSides_content.graphql.ts';
import type { SegmentSides_sides$key } from '../../../../codegen/relay/SegmentSides_sides.graphql.ts';
import conflictStyles from '../shared/review/Conflict.module.css';
import { RuleText } from '../shared/segments/RuleText.tsx';
import { SegmentFlags } from './SegmentFlags.tsx';

/** A segment as it is beside what a change would make of it. */
export function SegmentSides({ sides }: { readonly sides: SegmentSides_sides$key }) {
  const { before, after } = useFragment(
    graphql`
      fragment SegmentSides_sides on SegmentDifference {
        before {
          ...SegmentSides_content
        }
        after {
          ...SegmentSides_content
        }
      }
    `,
    sides,
  );
  return (
    <div className={conflictStyles['sides']}>
      <section>
        <h3>
          <FormattedMessage id="internalApprovals.before" />
        </h3>
        <Side content={before} />
      </section>
      <section>
        <h3>
          <FormattedMessage id="internalApprovals.after" />
        </h3>
        <Side content={after} />
      </section>
    </div>
  );
}

function Side({ content: key }: { readonly content: SegmentSides_content$key }) {
  const { name, description, nodes, invert, active, activelyEnrolling } = useFragment(
    graphql`
      fragment SegmentSides_content on SegmentContent {
        name
        description
        nodes {
          ...RuleText_nodes
        }
        invert
        active
        activelyEnrolling
      }
    `,
    key,
  );
  return (
    <>
      <p className="strong">{name}</p>
      {description !== '' && <p>{description}</p>}
      <RuleText nodes={nodes} />
      <SegmentFlags flags={{ invert, active, activelyEnrolling }} />
    </>
  );
}

import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SegmentApproval_content$key } from '../../../../codegen/relay/SegmentApproval_content.graphql.ts';
import type { SegmentApproval_request$key } from '../../../../codegen/relay/SegmentApproval_request.graphql.ts';
import { Approval } from '../shared/approvals/Approval.tsx';
import conflictStyles from '../shared/review/Conflict.module.css';
import { RuleText } from '../shared/segments/RuleText.tsx';
import { SegmentFlags } from './SegmentFlags.tsx';

interface SegmentApprovalProps {
  readonly request: SegmentApproval_request$key;
  readonly version: number;
}

/** A change of the segment that many members enter or leave, beside the segment as it is. */
export function SegmentApproval({ request: key, version }: SegmentApprovalProps) {
  const request = useFragment(
    graphql`
      fragment SegmentApproval_request on ApprovalRequest {
        ...Approval_request
        segment {
          before {
            ...SegmentApproval_content
          }
          after {
            ...SegmentApproval_content
          }
        }
      }
    `,
    key,
  );
  return (
    <Approval request={request} version={version}>
      {request.segment != null && (
        <div className={conflictStyles['sides']}>
          <section>
            <h3>
              <FormattedMessage id="internalApprovals.before" />
            </h3>
            <Side content={request.segment.before} />
          </section>
          <section>
            <h3>
              <FormattedMessage id="internalApprovals.after" />
            </h3>
            <Side content={request.segment.after} />
          </section>
        </div>
      )}
    </Approval>
  );
}

function Side({ content: key }: { readonly content: SegmentApproval_content$key }) {
  const { name, description, nodes, invert, active, activelyEnrolling } = useFragment(
    graphql`
      fragment SegmentApproval_content on SegmentContent {
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

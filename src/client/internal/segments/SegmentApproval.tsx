import { graphql, useFragment } from 'react-relay/hooks';
import type { SegmentApproval_request$key } from '../../../../codegen/relay/SegmentApproval_request.graphql.ts';
import { Approval } from '../shared/approvals/Approval.tsx';
import { SegmentSides } from './SegmentSides.tsx';

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
          ...SegmentSides_sides
        }
      }
    `,
    key,
  );
  return (
    <Approval request={request} version={version}>
      {request.segment != null && <SegmentSides sides={request.segment} />}
    </Approval>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { FeatureApproval_request$key } from '../../../../codegen/relay/FeatureApproval_request.graphql.ts';
import { Approval } from '../shared/approvals/Approval.tsx';
import { ChangeList } from '../shared/ChangeList.tsx';
import { useFeatureChanges } from './useFeatureChanges.ts';

interface FeatureApprovalProps {
  readonly request: FeatureApproval_request$key;
  readonly version: number;
}

/** A change of the feature for many members, and what it would make different. */
export function FeatureApproval({ request: key, version }: FeatureApprovalProps) {
  const request = useFragment(
    graphql`
      fragment FeatureApproval_request on ApprovalRequest {
        ...Approval_request
        feature {
          brandDefault
          before {
            isEnabled
            rules {
              segmentId
              segmentName
              share
              isEnabled
              variation
            }
          }
          after {
            isEnabled
            rules {
              segmentId
              segmentName
              share
              isEnabled
              variation
            }
          }
        }
      }
    `,
    key,
  );
  const changesBetween = useFeatureChanges(request.feature?.brandDefault ?? false);
  return (
    <Approval request={request} version={version}>
      {request.feature != null && (
        <ChangeList changes={changesBetween(request.feature.before, request.feature.after)} />
      )}
    </Approval>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { FeatureApproval_request$key } from '../../../../codegen/relay/FeatureApproval_request.graphql.ts';
import { Approval } from '../shared/approvals/Approval.tsx';
import { ChangeList } from '../shared/review/ChangeList.tsx';
import { toChoice } from './featureContent.ts';
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
            ...featureContent_values
          }
          after {
            ...featureContent_values
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
        <ChangeList
          changes={changesBetween(toChoice(request.feature.before), toChoice(request.feature.after))}
        />
      )}
    </Approval>
  );
}

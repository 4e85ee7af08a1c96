import { graphql, useFragment } from 'react-relay/hooks';
import type { ContentApproval_request$key } from '../../../../codegen/relay/ContentApproval_request.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Approval } from '../shared/approvals/Approval.tsx';
import { ChangeList } from '../shared/review/ChangeList.tsx';
import { toValues } from './contentRecord.ts';
import { withoutHidden } from './contentValues.ts';
import { useContentChanges } from './useContentChanges.ts';

interface ContentApprovalProps {
  readonly request: ContentApproval_request$key;
  readonly version: number;
}

/** Content for many members that waits, and what it would make different. */
export function ContentApproval({ request: key, version }: ContentApprovalProps) {
  const { zone } = useApp();
  const request = useFragment(
    graphql`
      fragment ContentApproval_request on ApprovalRequest {
        ...Approval_request
        content {
          before {
            ...contentRecord_values
          }
          after {
            ...contentRecord_values
          }
        }
      }
    `,
    key,
  );
  const changesBetween = useContentChanges();
  const { content } = request;
  return (
    <Approval request={request} version={version}>
      {content != null && (
        <ChangeList
          changes={changesBetween(
            content.before == null ? null : withoutHidden(toValues(content.before, zone)),
            withoutHidden(toValues(content.after, zone)),
          )}
        />
      )}
    </Approval>
  );
}

import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WaitingContent_request$key } from '../../../../codegen/relay/WaitingContent_request.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { ApprovalBadge } from '../shared/approvals/ApprovalBadge.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { ContentApproval } from './ContentApproval.tsx';

/** New content that isn't there before a colleague approves it. */
export function WaitingContent({ request: key }: { readonly request: WaitingContent_request$key }) {
  const intl = useIntl();
  const request = useFragment(
    graphql`
      fragment WaitingContent_request on ApprovalRequest {
        name
        state
        ...ContentApproval_request
      }
    `,
    key,
  );
  return (
    <StaffPage
      title={request.name}
      aside={<ApprovalBadge state={request.state} />}
      back={{
        to: staffPaths.internalPlacements(),
        label: intl.formatMessage({ id: 'internal.nav.placements' }),
      }}
    >
      <ContentApproval request={request} version={0} />
    </StaffPage>
  );
}

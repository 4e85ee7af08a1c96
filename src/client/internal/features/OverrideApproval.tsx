import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OverrideApproval_request$key } from '../../../../codegen/relay/OverrideApproval_request.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Approval } from '../shared/approvals/Approval.tsx';
import { ChangeList } from '../shared/review/ChangeList.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

/** Overrides of a member that wait for a colleague, and what they would make different. */
export function OverrideApproval({ request: key }: { readonly request: OverrideApproval_request$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const request = useFragment(
    graphql`
      fragment OverrideApproval_request on ApprovalRequest {
        ...Approval_request
        override {
          featureKeys
          state
          expiresAt
        }
      }
    `,
    key,
  );
  const { featureKeys = [], state, expiresAt } = request.override ?? {};
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  const ends = text('field.expiresAt');
  return (
    <Approval request={request} version={0}>
      <ChangeList
        changes={[
          ...featureKeys.map((featureKey) => ({
            label: featureKey,
            from: null,
            to: state === undefined ? '' : text(`override.${state}`),
          })),
          ...(expiresAt == null ? [] : [{ label: ends, from: null, to: times.stamp(expiresAt, zone) }]),
        ]}
      />
    </Approval>
  );
}

import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PointsApproval_ledger$key } from '../../../../../codegen/relay/PointsApproval_ledger.graphql.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Approval } from '../approvals/Approval.tsx';
import { ChangeList } from '../review/ChangeList.tsx';

/** Points that wait for a second person, and what they would make of the balance. */
export function PointsApproval({ ledger: key }: { readonly ledger: PointsApproval_ledger$key }) {
  const intl = useIntl();
  const { points } = useFormats();
  const { waiting, points: balance } = useFragment(
    graphql`
      fragment PointsApproval_ledger on MemberLedger {
        points
        waiting {
          ...Approval_request
          points {
            points
            cause
            note
          }
        }
      }
    `,
    key,
  );
  if (waiting?.points == null) return null;
  const { points: moved, cause, note } = waiting.points;
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.adjust.${id}` });
  return (
    <Approval request={waiting} version={0}>
      <ChangeList
        changes={[
          { label: text('balance'), from: points(balance), to: points(balance + moved) },
          { label: text('cause'), from: null, to: text(`cause.${cause}`) },
          ...(note == null ? [] : [{ label: text('note'), from: null, to: note }]),
        ]}
      />
    </Approval>
  );
}

import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExperimentApproval_request$key } from '../../../../codegen/relay/ExperimentApproval_request.graphql.ts';
import { Approval } from '../shared/approvals/Approval.tsx';
import { ChangeList } from '../shared/review/ChangeList.tsx';

interface ExperimentApprovalProps {
  readonly request: ExperimentApproval_request$key;
  readonly version: number;
}

/** A start or a roll-out for many members. */
export function ExperimentApproval({ request: key, version }: ExperimentApprovalProps) {
  const intl = useIntl();
  const request = useFragment(
    graphql`
      fragment ExperimentApproval_request on ApprovalRequest {
        ...Approval_request
        experiment {
          before
          after
          rollOut
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalExperiments.${id}` });
  const { experiment } = request;
  return (
    <Approval request={request} version={version}>
      {experiment != null && (
        <ChangeList
          changes={[
            {
              label: text('field.state'),
              from: text(`state.${experiment.before}`),
              to: text(`state.${experiment.after}`),
            },
            ...(experiment.rollOut == null
              ? []
              : [{ label: text('field.rolledOut'), from: null, to: experiment.rollOut }]),
          ]}
        />
      )}
    </Approval>
  );
}

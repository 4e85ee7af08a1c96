import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Approval_request$key } from '../../../../../codegen/relay/Approval_request.graphql.ts';
import type { ApprovalApproveMutation } from '../../../../../codegen/relay/ApprovalApproveMutation.graphql.ts';
import type { ApprovalRefuseMutation } from '../../../../../codegen/relay/ApprovalRefuseMutation.graphql.ts';
import type { ApprovalWithdrawMutation } from '../../../../../codegen/relay/ApprovalWithdrawMutation.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../page/Panel.tsx';
import { ReviewedAction } from '../review/ReviewedAction.tsx';
import { useStaffTimes } from '../values/useStaffTimes.ts';

interface ApprovalProps {
  readonly request: Approval_request$key;
  /** The version of the item that is on the page; 0: there is none yet. */
  readonly version: number;
  /** What the change would make different. */
  readonly children: ReactNode;
}

/**
 * The latest change of an item for many members: what waits, with what its author and a colleague can do; what was refused
 * and not made again, with the reason.
 */
export function Approval({ request: key, version, children }: ApprovalProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const request = useFragment(
    graphql`
      fragment Approval_request on ApprovalRequest {
        id
        name
        version
        members
        author
        isOwn
        mayDecide
        reason
        requestedAt
        state
        decider
        decision
      }
    `,
    key,
  );
  const { state, isOwn, mayDecide, author, decider, members, reason } = request;
  const text = (id: string) => intl.formatMessage({ id: `internalApprovals.${id}` });
  if (state === 'REFUSED' && request.version === version)
    return (
      <Notice
        tone="warn"
        title={intl.formatMessage({ id: 'internalApprovals.refusedBy' }, { decider, author })}
      >
        <p>{request.decision}</p>
      </Notice>
    );
  if (state !== 'WAITING') return null;
  return (
    <Panel title={<FormattedMessage id="internalApprovals.title" />}>
      <div className="stack">
        <p>
          <FormattedMessage
            id="internalApprovals.about"
            values={{ author, members, at: times.stamp(request.requestedAt, zone) }}
          />
        </p>
        <p>
          <FormattedMessage id="internalApprovals.reason" values={{ reason }} />
        </p>
        {children}
        {isOwn && <p className="muted">{text('own')}</p>}
        <p className="muted small">{text('untilThen')}</p>
        <div className="row">
          {mayDecide && (
            <>
              <Approve id={request.id} name={request.name} members={members} />
              <Refuse id={request.id} name={request.name} />
            </>
          )}
          {isOwn && <Withdraw id={request.id} name={request.name} />}
        </div>
      </div>
    </Panel>
  );
}

interface ActionProps {
  readonly id: string;
  readonly name: string;
}

function Approve({ id, name, members }: ActionProps & { readonly members: number }) {
  const saving = useRelayWrite<ApprovalApproveMutation, ApprovalApproveMutation['response']['approveChange']>(
    graphql`
      mutation ApprovalApproveMutation($input: DecideApprovalInput!) {
        approveChange(input: $input) {
          __typename
          ... on ApprovalDecided {
            request {
              ...Approval_request
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ approveChange }) => approveChange,
    ['placements', 'announcements'],
  );
  return <Decision id={id} decision="approve" values={{ name, members }} saving={saving} />;
}

function Refuse({ id, name }: ActionProps) {
  const saving = useRelayWrite<ApprovalRefuseMutation, ApprovalRefuseMutation['response']['refuseChange']>(
    graphql`
      mutation ApprovalRefuseMutation($input: DecideApprovalInput!) {
        refuseChange(input: $input) {
          __typename
          ... on ApprovalDecided {
            request {
              ...Approval_request
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ refuseChange }) => refuseChange,
    [],
  );
  return (
    <Decision
      id={id}
      decision="refuse"
      values={{ name }}
      saving={saving}
      look="secondary"
      confirmLook="danger"
    />
  );
}

function Withdraw({ id, name }: ActionProps) {
  const saving = useRelayWrite<
    ApprovalWithdrawMutation,
    ApprovalWithdrawMutation['response']['withdrawChange']
  >(
    graphql`
      mutation ApprovalWithdrawMutation($input: DecideApprovalInput!) {
        withdrawChange(input: $input) {
          __typename
          ... on ApprovalDecided {
            request {
              ...Approval_request
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ withdrawChange }) => withdrawChange,
    [],
  );
  return (
    <Decision
      id={id}
      decision="withdraw"
      values={{ name }}
      saving={saving}
      look="secondary"
      confirmLook="primary"
    />
  );
}

interface DecisionProps extends Pick<
  ComponentProps<typeof ReviewedAction>,
  'look' | 'confirmLook' | 'saving'
> {
  readonly id: string;
  /** Its texts' name. */
  readonly decision: 'approve' | 'refuse' | 'withdraw';
  readonly values: { readonly name: string; readonly members?: number };
  readonly saving: ComponentProps<typeof ReviewedAction>['saving'] & {
    write(
      variables: { readonly input: { readonly requestId: string; readonly reason: string } },
      then: { readonly done: () => string; readonly onSaved: () => void },
    ): void;
  };
}

function Decision({ id, decision, values, saving, ...looks }: DecisionProps) {
  const intl = useIntl();
  const text = (part: string) =>
    intl.formatMessage({ id: `internalApprovals.${decision}.${part}` }, { ...values });
  return (
    <ReviewedAction
      {...looks}
      action={text('action')}
      title={text('title')}
      effects={[text('effect')]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write({ input: { requestId: id, reason } }, { done: () => text('done'), onSaved: close })
      }
    />
  );
}

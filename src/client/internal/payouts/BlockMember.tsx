import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BlockMember_account$key } from '../../../../codegen/relay/BlockMember_account.graphql.ts';
import type { BlockMemberMutation } from '../../../../codegen/relay/BlockMemberMutation.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';
import { CauseField } from './CauseField.tsx';
import type { Cause } from './causes.ts';

/** Puts a member's cash-outs on hold, or takes the hold off; staff can't decide on their own. */
export function BlockMember({ account: key }: { readonly account: BlockMember_account$key }) {
  const intl = useIntl();
  const { id, blockedAt, isOwn } = useFragment(
    graphql`
      fragment BlockMember_account on CashoutMember {
        id
        blockedAt
        isOwn
      }
    `,
    key,
  );
  const [cause, setCause] = useState<Cause | null>(null);
  const [tried, setTried] = useState(false);
  const block = useRelayWrite<BlockMemberMutation, BlockMemberMutation['response']['setCashoutBlock']>(
    graphql`
      mutation BlockMemberMutation($input: SetCashoutBlockInput!) {
        setCashoutBlock(input: $input) {
          __typename
          ... on CashoutBlockSet {
            payouts
            account {
              ...MemberAccount_account
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setCashoutBlock }) => setCashoutBlock,
    [],
  );
  const isBlocking = blockedAt == null;
  const action = isBlocking ? 'block' : 'unblock';
  const text = (of: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${of}` }, values);
  if (isOwn) return <p className="small muted">{text('ownBlock')}</p>;
  const confirm = (reason: string, close: () => void) => {
    setTried(true);
    if (isBlocking && cause === null) return;
    block.write(
      { input: { id, isBlocked: isBlocking, cause: isBlocking ? cause : null, reason } },
      { done: ({ payouts }) => text(`${action}.done`, { count: payouts }), onSaved: close },
    );
  };
  return (
    <div className="row">
      <ReviewedAction
        action={text(`${action}.open`)}
        look={isBlocking ? 'danger' : 'primary'}
        title={text(`${action}.review`)}
        effects={isBlocking ? [text('block.effect'), text('block.effectSent')] : [text('unblock.effect')]}
        saving={block}
        onOpen={() => setTried(false)}
        onConfirm={confirm}
      >
        {isBlocking && (
          <CauseField
            value={cause}
            error={tried && cause === null ? text('cause.missing') : fieldFault(block.refusal, 'cause')}
            onChange={setCause}
          />
        )}
      </ReviewedAction>
    </div>
  );
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BlockMember_account$key } from '../../../../codegen/relay/BlockMember_account.graphql.ts';
import type { BlockMemberMutation } from '../../../../codegen/relay/BlockMemberMutation.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';
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
  const [asking, setAsking] = useState(false);
  const [cause, setCause] = useState<Cause | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    BlockMemberMutation,
    BlockMemberMutation['response']['setCashoutBlock']
  >(
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
  const confirm = (reason: string) => {
    setTried(true);
    if (isBlocking && cause === null) return;
    write(
      { input: { id, isBlocked: isBlocking, cause: isBlocking ? cause : null, reason } },
      {
        done: ({ payouts }) => text(`${action}.done`, { count: payouts }),
        onSaved: () => setAsking(false),
      },
    );
  };
  return (
    <div className="row">
      <Button
        look={isBlocking ? 'danger' : 'primary'}
        onClick={() => {
          forgetRefusal();
          setTried(false);
          setAsking(true);
        }}
      >
        {text(`${action}.open`)}
      </Button>
      <ReviewDialog
        open={asking}
        title={text(`${action}.review`)}
        effects={isBlocking ? [text('block.effect'), text('block.effectSent')] : [text('unblock.effect')]}
        confirm={text(`${action}.open`)}
        look={isBlocking ? 'danger' : 'primary'}
        busy={busy}
        refusal={refusal}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
        onReload={reload}
      >
        {isBlocking && (
          <CauseField
            value={cause}
            error={tried && cause === null ? text('cause.missing') : fieldFault(refusal, 'cause')}
            onChange={setCause}
          />
        )}
      </ReviewDialog>
    </div>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangeReferral_referral$key } from '../../../../codegen/relay/ChangeReferral_referral.graphql.ts';
import type { ChangeReferralAllowMutation } from '../../../../codegen/relay/ChangeReferralAllowMutation.graphql.ts';
import type { ChangeReferralRefuseMutation } from '../../../../codegen/relay/ChangeReferralRefuseMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

export type ReferralAction = 'allow' | 'refuse';

interface ChangeReferralProps {
  readonly referral: ChangeReferral_referral$key;
  readonly action: ReferralAction;
  readonly onClose: () => void;
}

/** Asks before a referral is paid against the rules, or refused. */
export function ChangeReferral({ referral: key, action, onClose }: ChangeReferralProps) {
  const intl = useIntl();
  const { id, version } = useFragment(
    graphql`
      fragment ChangeReferral_referral on StaffReferral {
        id
        version
      }
    `,
    key,
  );
  const allow = useRelayWrite<
    ChangeReferralAllowMutation,
    ChangeReferralAllowMutation['response']['allowReferral']
  >(
    graphql`
      mutation ChangeReferralAllowMutation($input: ChangeReferralInput!) {
        allowReferral(input: $input) {
          __typename
          ... on ReferralChanged {
            referral {
              version
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ allowReferral }) => allowReferral,
    [],
  );
  const refuse = useRelayWrite<
    ChangeReferralRefuseMutation,
    ChangeReferralRefuseMutation['response']['refuseReferral']
  >(
    graphql`
      mutation ChangeReferralRefuseMutation($input: ChangeReferralInput!) {
        refuseReferral(input: $input) {
          __typename
          ... on ReferralChanged {
            referral {
              version
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ refuseReferral }) => refuseReferral,
    [],
  );
  const { busy, refusal, reload, write } = action === 'allow' ? allow : refuse;
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: `internalReferrals.${action}.review` })}
      effects={[<FormattedMessage key="effect" id={`internalReferrals.${action}.effect`} />]}
      confirm={intl.formatMessage({ id: `internalReferrals.${action}.open` })}
      look={action === 'allow' ? 'primary' : 'danger'}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { id, version, reason } },
          {
            done: () => intl.formatMessage({ id: `internalReferrals.${action}.done` }),
            onSaved: onClose,
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}

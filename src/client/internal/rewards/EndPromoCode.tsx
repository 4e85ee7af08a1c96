import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EndPromoCode_promoCode$key } from '../../../../codegen/relay/EndPromoCode_promoCode.graphql.ts';
import type { EndPromoCodeMutation } from '../../../../codegen/relay/EndPromoCodeMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface EndPromoCodeProps {
  readonly promoCode: EndPromoCode_promoCode$key;
  readonly onClose: () => void;
}

/** Asks before a promo code ends. */
export function EndPromoCode({ promoCode: key, onClose }: EndPromoCodeProps) {
  const intl = useIntl();
  const { id, code } = useFragment(
    graphql`
      fragment EndPromoCode_promoCode on PromoCode {
        id
        code
      }
    `,
    key,
  );
  const { busy, refusal, reload, write } = useRelayWrite<
    EndPromoCodeMutation,
    EndPromoCodeMutation['response']['endPromoCode']
  >(
    graphql`
      mutation EndPromoCodeMutation($input: EndPromoCodeInput!) {
        endPromoCode(input: $input) {
          __typename
          ... on PromoCodeSaved {
            promoCode {
              state
              endsAt
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ endPromoCode }) => endPromoCode,
  );
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalRewards.promo.endReview' }, { code })}
      effects={[<FormattedMessage key="effect" id="internalRewards.promo.endEffect" />]}
      confirm={intl.formatMessage({ id: 'internalRewards.promo.endConfirm' })}
      look="danger"
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { id, reason } },
          {
            done: () => intl.formatMessage({ id: 'internalRewards.promo.ended' }, { code }),
            onSaved: onClose,
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EndOffer_offer$key } from '../../../../codegen/relay/EndOffer_offer.graphql.ts';
import type { EndOfferMutation } from '../../../../codegen/relay/EndOfferMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';

/** Ends an offer now, after asking. */
export function EndOffer({ offer: key }: { readonly offer: EndOffer_offer$key }) {
  const intl = useIntl();
  const { id, version, title, reserved } = useFragment(
    graphql`
      fragment EndOffer_offer on StaffDeviceOffer {
        id
        version
        title
        reserved
      }
    `,
    key,
  );
  const end = useRelayWrite<EndOfferMutation, EndOfferMutation['response']['endDeviceOffer']>(
    graphql`
      mutation EndOfferMutation($input: EndDeviceOfferInput!) {
        endDeviceOffer(input: $input) {
          __typename
          ... on DeviceOfferSaved {
            offer {
              ...StaffOfferPage_offer
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ endDeviceOffer }) => endDeviceOffer,
    ['offers'],
  );
  return (
    <ReviewedAction
      action={intl.formatMessage({ id: 'internalOffers.end.open' })}
      look="danger"
      small
      title={intl.formatMessage({ id: 'internalOffers.end.review' }, { title })}
      effects={[
        <FormattedMessage key="effect" id="internalOffers.end.effect" values={{ count: reserved }} />,
      ]}
      saving={end}
      onConfirm={(reason, close) =>
        end.write(
          { input: { id, version, reason } },
          {
            done: () => intl.formatMessage({ id: 'internalOffers.end.done' }, { title }),
            onSaved: close,
          },
        )
      }
    />
  );
}

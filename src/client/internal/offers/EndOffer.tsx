import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EndOffer_offer$key } from '../../../../codegen/relay/EndOffer_offer.graphql.ts';
import type { EndOfferMutation } from '../../../../codegen/relay/EndOfferMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';

/** Ends an offer now, after asking. */
export function EndOffer({ offer: key }: { readonly offer: EndOffer_offer$key }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
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
  const { busy, refusal, reload, forgetRefusal, write } = useRelayWrite<
    EndOfferMutation,
    EndOfferMutation['response']['endDeviceOffer']
  >(
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
    <>
      <Button
        look="danger"
        small
        onClick={() => {
          forgetRefusal();
          setAsking(true);
        }}
      >
        <FormattedMessage id="internalOffers.end.open" />
      </Button>
      <ReviewDialog
        open={asking}
        title={intl.formatMessage({ id: 'internalOffers.end.review' }, { title })}
        effects={[
          <FormattedMessage key="effect" id="internalOffers.end.effect" values={{ count: reserved }} />,
        ]}
        confirm={intl.formatMessage({ id: 'internalOffers.end.open' })}
        look="danger"
        busy={busy}
        refusal={refusal}
        onConfirm={(reason) =>
          write(
            { input: { id, version, reason } },
            {
              done: () => intl.formatMessage({ id: 'internalOffers.end.done' }, { title }),
              onSaved: () => setAsking(false),
            },
          )
        }
        onClose={() => setAsking(false)}
        onReload={reload}
      />
    </>
  );
}

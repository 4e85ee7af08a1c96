import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { GiveAddressMutation } from '../../../../codegen/relay/GiveAddressMutation.graphql.ts';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { opensDialog } from '../../shared/dialog/opensDialog.ts';
import { Button } from '../../ui/Button.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { addressFaults } from './addressFaults.ts';

/** Asks for the delivery address that an order waits for. */
export function GiveAddress() {
  const intl = useIntl();
  const flash = useFlash();
  const [isAsking, setAsking] = useState(false);
  const { busy, refusal, write } = useRelayWrite<
    GiveAddressMutation,
    GiveAddressMutation['response']['setShippingAddress']
  >(
    graphql`
    mutation GiveAddressMutation($input: SetShippingAddressInput!) {
      setShippingAddress(input: $input) {
        __typename
        ... on ShippingAddressSet {
          viewer {
            orders {
              ...OrderCard_order
              ...OrderDetails_order
            }
          }
        }
        ... on Refusal {
          ...refusal_parts @alias(as: "refusal")
        }
      }
    }
  `,
    ({ setShippingAddress }) => setShippingAddress,
  );

  return (
    <>
      <Button small {...opensDialog} onClick={() => setAsking(true)}>
        <FormattedMessage id="orders.giveAddress" />
      </Button>
      {isAsking && (
        <AddressDialog
          busy={busy}
          faults={addressFaults(refusal)}
          onClose={() => setAsking(false)}
          onSend={(address) =>
            write(
              { input: { address } },
              {
                done: () => intl.formatMessage({ id: 'orders.addressKept' }),
                onSaved: () => setAsking(false),
                onRefused({ fields, message }) {
                  if (fields.length === 0) flash({ type: 'error', text: message });
                },
              },
            )
          }
        />
      )}
    </>
  );
}

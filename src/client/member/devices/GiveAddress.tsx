import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay/hooks';
import type { GiveAddressMutation } from '../../../../codegen/relay/GiveAddressMutation.graphql.ts';
import { useFlash } from '../../platform/flash/useFlash.ts';
import type { TypedAddress } from '../../shared/address/typedAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { addressFaults } from './addressFaults.ts';

/** Asks for the delivery address that an order waits for. */
export function GiveAddress() {
  const intl = useIntl();
  const flash = useFlash();
  const [isAsking, setAsking] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [commit, busy] = useMutation<GiveAddressMutation>(graphql`
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
          message
          fields {
            field
            message
          }
        }
      }
    }
  `);

  function send(address: TypedAddress): void {
    setFaults({});
    commit({
      variables: { input: { address } },
      onCompleted: ({ setShippingAddress: outcome }) => {
        if (outcome.__typename === 'ShippingAddressSet') {
          setAsking(false);
          flash({ type: 'success', text: intl.formatMessage({ id: 'orders.addressKept' }) });
          return;
        }
        if (outcome.__typename !== 'Refusal') return;
        setFaults(addressFaults(outcome.fields));
        if (outcome.fields.length === 0) flash({ type: 'error', text: outcome.message });
      },
    });
  }

  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        <FormattedMessage id="orders.giveAddress" />
      </Button>
      {isAsking && (
        <AddressDialog busy={busy} faults={faults} onClose={() => setAsking(false)} onSend={send} />
      )}
    </>
  );
}

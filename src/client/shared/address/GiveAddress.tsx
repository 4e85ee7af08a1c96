import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { GiveAddressMutation } from '../../../../codegen/relay/GiveAddressMutation.graphql.ts';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { opensDialog } from '../dialog/opensDialog.ts';
import { Button, type ButtonLook } from '../../ui/Button.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { addressFaults } from './addressFaults.ts';

interface GiveAddressProps {
  readonly look?: ButtonLook;
  /** The button's text. */
  readonly children: ReactNode;
  /** The message after the address was saved. */
  readonly saved: string;
  /** Runs once it is saved. */
  readonly onSaved?: () => void;
}

/** Asks for the delivery address. Orders that wait for one continue. */
export function GiveAddress({ look, saved, onSaved, children }: GiveAddressProps) {
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
            user {
              shippingAddress {
                line1
                line2
                city
                region
                postalCode
              }
            }
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
      <Button small {...(look !== undefined && { look })} {...opensDialog} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <AddressDialog
          busy={busy}
          send={<FormattedMessage id="orders.saveAddress" />}
          faults={addressFaults(refusal)}
          onClose={() => setAsking(false)}
          onSend={(address) =>
            write(
              { input: { address } },
              {
                done: () => saved,
                onSaved() {
                  setAsking(false);
                  onSaved?.();
                },
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

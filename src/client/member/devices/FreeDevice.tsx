import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { opensDialog } from '../../shared/dialog/opensDialog.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { NoDevicesIllustration } from '../../ui/illustrations/emptyStates.tsx';
import type { TypedAddress } from '../../shared/address/typedAddress.ts';
import { AddressDialog } from '../../shared/address/AddressDialog.tsx';
import { addressFaults } from '../../shared/address/addressFaults.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './FreeDevice.module.css';
import type { FreeDevice_viewer$key } from '../../../../codegen/relay/FreeDevice_viewer.graphql.ts';
import type { FreeDeviceMutation } from '../../../../codegen/relay/FreeDeviceMutation.graphql.ts';

/** DEV-18, DEV-19: offers a free first device to members without one, then shows the status of their order. */
export function FreeDevice({ viewer: key }: { readonly viewer: FreeDevice_viewer$key }) {
  const titleId = useId();
  const intl = useIntl();
  const flash = useFlash();
  const { pay } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const {
    firstDeviceFreeReward: reward,
    orders,
    user,
  } = useFragment(
    graphql`
      fragment FreeDevice_viewer on Viewer {
        firstDeviceFreeReward {
          displayTitle
          displaySubtitle
          displayDescription
          basePricePoints
          displayImageUrl
        }
        user {
          shippingAddress {
            line1
            city
          }
          connectionDevices {
            id
          }
        }
        orders {
          id
          kind
          status
          ...OrderCard_order
        }
      }
    `,
    key,
  );
  const { busy, refusal, write } = useRelayWrite<
    FreeDeviceMutation,
    FreeDeviceMutation['response']['claimFreeDevice']
  >(
    graphql`
    mutation FreeDeviceMutation($input: ClaimFreeDeviceInput!) {
      claimFreeDevice(input: $input) {
        __typename
        ... on FreeDeviceClaimed {
          viewer {
            ...FreeDevice_viewer
            user {
              ...BillboardsLazy_user
            }
          }
        }
        ... on Refusal {
          ...refusal_parts @alias(as: "refusal")
        }
      }
    }
  `,
    ({ claimFreeDevice }) => claimFreeDevice,
  );
  if (reward == null) {
    const hasDevice = (user?.connectionDevices.length ?? 0) > 0;
    // What has arrived is shown until it is connected.
    const shown = orders.filter(
      ({ kind, status }) =>
        kind === 'DEVICE' &&
        status !== 'CANCELLED' &&
        status !== 'REPLACED' &&
        (status !== 'DELIVERED' || !hasDevice),
    );
    return shown.map((order) => <OrderCard key={order.id} order={order} />);
  }

  const claim = (address: TypedAddress | null) =>
    write(
      { input: { address } },
      {
        done: () => intl.formatMessage({ id: 'freeDevice.done' }),
        onSaved: () => setAsking(false),
        onRefused({ fields, message }) {
          // A refusal that no field here can correct is shown as a flash.
          if (address === null || fields.length === 0) flash({ type: 'error', text: message });
        },
      },
    );

  const address = user?.shippingAddress ?? null;
  return (
    <>
      <section className={`card card-tint ${styles['offer'] ?? ''}`} aria-labelledby={titleId}>
        {reward.displayImageUrl == null ? (
          <NoDevicesIllustration />
        ) : (
          <img
            src={reward.displayImageUrl}
            alt=""
            width={120}
            height={96}
            loading="lazy"
            className={styles['picture']}
          />
        )}
        <div className="stack stack-tight">
          <h2 id={titleId}>{reward.displayTitle}</h2>
          <p className="strong">{reward.displaySubtitle}</p>
          <p>{reward.displayDescription}</p>
          <p className="small">
            <FormattedMessage id="freeDevice.worth" values={{ worth: pay(reward.basePricePoints) }} />
            {address !== null && (
              <>
                {' '}
                <FormattedMessage
                  id="freeDevice.goesTo"
                  values={{ street: address.line1, town: address.city }}
                />
              </>
            )}
          </p>
          <div className="row">
            <Button
              busy={busy && !isAsking}
              {...(address === null && opensDialog)}
              onClick={() => (address === null ? setAsking(true) : claim(null))}
            >
              <FormattedMessage id="freeDevice.claim" />
            </Button>
          </div>
        </div>
      </section>
      {/* Outside the tinted card, whose colors it would take. */}
      {isAsking && (
        <AddressDialog
          busy={busy}
          send={<FormattedMessage id="freeDevice.address.send" />}
          faults={addressFaults(refusal)}
          onClose={() => setAsking(false)}
          onSend={claim}
        />
      )}
    </>
  );
}

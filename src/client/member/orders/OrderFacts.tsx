import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderFacts_order$key } from '../../../../codegen/relay/OrderFacts_order.graphql.ts';
import { CURRENCY_CODES, formatMoney } from '../../../domain/format/currency.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './orders.module.css';

/** Price, worth, and where a parcel goes. */
export function OrderFacts({ order: key }: { readonly order: OrderFacts_order$key }) {
  const { locale, pay, paysMoney, points } = useFormats();
  const {
    kind,
    pricePoints,
    cardHundredths,
    destination,
    valueHundredths,
    currency,
    carrier,
    trackingNumber,
    recipient,
    address,
  } = useFragment(
    graphql`
      fragment OrderFacts_order on Order {
        kind
        pricePoints
        cardHundredths
        destination
        valueHundredths
        currency
        carrier
        trackingNumber
        recipient
        address {
          line1
          line2
          city
          region
          postalCode
        }
      }
    `,
    key,
  );
  const worthIn = CURRENCY_CODES.find((code) => code === currency);
  // What is cashed out is worth what it takes.
  const isCash = kind === 'CASH';
  return (
    <Card>
      <dl className={styles['facts']}>
        {trackingNumber != null && (
          <Fact name="tracking">
            {carrier} {trackingNumber}
          </Fact>
        )}
        {destination != null && <Fact name="payoutTo">{destination}</Fact>}
        {address != null && (
          <Fact name="goesTo">
            {[
              recipient,
              address.line1,
              address.line2,
              address.city,
              `${address.region} ${address.postalCode}`,
            ]
              .filter((line) => line != null && line !== '')
              .join(', ')}
          </Fact>
        )}
        {!isCash && valueHundredths != null && worthIn !== undefined && (
          <Fact name="worth">{formatMoney(valueHundredths / 100, worthIn, locale)}</Fact>
        )}
        {cardHundredths > 0 && worthIn !== undefined && (
          <Fact name="byCard">{formatMoney(cardHundredths / 100, worthIn, locale)}</Fact>
        )}
        {(pricePoints > 0 || cardHundredths === 0) && (
          <Fact name={isCash ? 'amount' : 'price'}>
            {pricePoints === 0 ? (
              <FormattedMessage id="orders.free" />
            ) : paysMoney ? (
              <FormattedMessage
                id="orders.paid"
                values={{ pay: pay(pricePoints), points: points(pricePoints) }}
              />
            ) : (
              points(pricePoints)
            )}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({
  name,
  children,
}: {
  readonly name: 'tracking' | 'payoutTo' | 'goesTo' | 'worth' | 'byCard' | 'price' | 'amount';
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt className="small muted">
        <FormattedMessage id={`orders.${name}`} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

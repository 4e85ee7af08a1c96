import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderDetails_order$key } from '../../../../codegen/relay/OrderDetails_order.graphql.ts';
import { formatMonthDay } from '../../../domain/format/dates.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { AddressForOrder } from '../../shared/address/AddressForOrder.tsx';
import styles from './OrderDetails.module.css';

/** One order of the member's. */
export function OrderDetails({ order: key }: { readonly order: OrderDetails_order$key }) {
  const formats = useFormats();
  const now = useNow(60_000);
  const { zone } = useApp();
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        quantity
        item
        status
        waitsFor
        since
        placedAt
        acceptedAt
        shippedAt
        deliveredAt
        failedAt
        cancelledAt
        failure
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
  const { quantity, item, status, waitsFor, address, failure } = order;
  const moment = (at: string) => formats.moment(new Date(at), zone, now);
  const stage = waitsFor === 'ADDRESS' ? 'ADDRESS' : status;
  const steps = [
    ['placed', order.placedAt],
    ['accepted', order.acceptedAt],
    ['shipped', order.shippedAt],
    ['delivered', order.deliveredAt],
    ['failed', order.failedAt],
    ['cancelled', order.cancelledAt],
  ] as const;
  return (
    <>
      <PageHeading>
        <FormattedMessage id={`orders.item.${item}`} values={{ count: quantity }} />
      </PageHeading>
      <Card>
        <div className="stack">
          <h2>
            <FormattedMessage id={`orders.title.${stage}`} values={{ count: quantity }} />
          </h2>
          {failure != null && (
            <p>
              <FormattedMessage id={`orders.failure.${failure}`} />
            </p>
          )}
          <p>
            <FormattedMessage id={`orders.text.${stage}`} values={{ count: quantity }} />
          </p>
          {waitsFor != null && (
            <p className="small muted">
              <FormattedMessage
                id={`orders.waits.${waitsFor}`}
                values={{ since: formatMonthDay(new Date(order.since), zone, formats.locale) }}
              />
            </p>
          )}
          {stage === 'ADDRESS' && (
            <div className="row">
              <AddressForOrder />
            </div>
          )}
        </div>
      </Card>
      <Card>
        <h2>
          <FormattedMessage id="orders.soFar" />
        </h2>
        <ol className={styles['steps']}>
          {steps.map(
            ([step, at]) =>
              at != null && (
                <li key={step}>
                  <span className="strong">
                    <FormattedMessage id={`orders.step.${step}`} />
                  </span>{' '}
                  <time dateTime={at} className="muted">
                    {moment(at)}
                  </time>
                </li>
              ),
          )}
        </ol>
      </Card>
      <Card>
        <dl className={styles['facts']}>
          {order.trackingNumber != null && (
            <div>
              <dt className="small muted">
                <FormattedMessage id="orders.tracking" />
              </dt>
              <dd>
                {order.carrier} {order.trackingNumber}
              </dd>
            </div>
          )}
          {address != null && (
            <div>
              <dt className="small muted">
                <FormattedMessage id="orders.goesTo" />
              </dt>
              <dd>
                {[
                  order.recipient,
                  address.line1,
                  address.line2,
                  address.city,
                  `${address.region} ${address.postalCode}`,
                ]
                  .filter((line) => line != null && line !== '')
                  .join(', ')}
              </dd>
            </div>
          )}
          <div>
            <dt className="small muted">
              <FormattedMessage id="orders.price" />
            </dt>
            <dd>
              <FormattedMessage id="orders.free" />
            </dd>
          </div>
        </dl>
      </Card>
    </>
  );
}

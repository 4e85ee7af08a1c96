import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderDetails_order$key } from '../../../../codegen/relay/OrderDetails_order.graphql.ts';
import { Link } from 'react-router-dom';
import { peopleTimes } from '../../../domain/format/peopleTimes.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { AddressForOrder } from '../../shared/address/AddressForOrder.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { OrderCode } from './OrderCode.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLedger } from './OrderLedger.tsx';
import styles from './orders.module.css';
import { WithdrawCashout } from './WithdrawCashout.tsx';
import { useOrderWords } from './useOrderWords.ts';

/** So long a partner usually needs at most. */
const SOON_MS = 10 * 60_000;

/** One order of the member's: where it is, its code, its history, its price. */
export function OrderDetails({ order: key }: { readonly order: OrderDetails_order$key }) {
  const intl = useIntl();
  const formats = useFormats();
  const now = useNow(60_000);
  const { zone } = useApp();
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        orderId
        mayWithdraw
        hasCode
        waitsFor
        since
        placedAt
        acceptedAt
        shippedAt
        deliveredAt
        failedAt
        cancelledAt
        promisedBy
        pricePoints
        replacedBy
        replaces
        ...useOrderWords_order
        ...OrderCode_order
        isUnanswered
        ...OrderFacts_order
        ...OrderLedger_order
      }
    `,
    key,
  );
  const { name, stage, title, text, failure, step: stepWords } = useOrderWords()(order);
  useDocumentTitle(name);
  const { waitsFor, promisedBy } = order;
  const promised = promisedBy == null ? null : new Date(promisedBy);
  const sinceText = (instant: string) => {
    const at = new Date(instant);
    const { dayWord, day } = peopleTimes({
      start: at,
      end: at,
      // Clocks may differ by a moment around midnight.
      now: new Date(Math.max(now, at.getTime())),
      timeZone: zone,
      locale: formats.locale,
    });
    return intl.formatMessage({ id: `orders.since.${dayWord}` }, { day });
  };
  // Earliest first: money that was paid can come back, and arrive after all.
  const steps = [
    ['placed', order.placedAt],
    ['accepted', order.acceptedAt],
    ['shipped', order.shippedAt],
    ['delivered', order.deliveredAt],
    ['failed', order.failedAt],
    ['cancelled', order.cancelledAt],
  ] as const;
  const taken = steps
    .flatMap(([step, at]) => (at == null ? [] : [{ step, at }]))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <div className="columns">
        <div className="stack">
          <Card look={stage === 'DELIVERED' ? 'tint' : 'plain'}>
            <div className="stack" role="status">
              <h2>{title}</h2>
              <p>
                {failure !== null && `${failure} `}
                {text}
              </p>
              {order.replacedBy != null && (
                <p>
                  <Link to={paths.order(order.replacedBy)}>
                    <FormattedMessage id="orders.replacedBy" />
                  </Link>
                </p>
              )}
              {order.replaces != null && (
                <p className="small">
                  <FormattedMessage id="orders.replaces" />{' '}
                  <Link to={paths.order(order.replaces)}>
                    <FormattedMessage id="orders.replaces.see" />
                  </Link>
                </p>
              )}
              {waitsFor != null && waitsFor !== 'NEW_DESTINATION' && (
                <p className="small muted">
                  {waitsFor === 'PARTNER' && now - Date.parse(order.since) < SOON_MS ? (
                    <FormattedMessage id="orders.waits.PARTNER.soon" />
                  ) : (
                    <FormattedMessage
                      id={`orders.waits.${waitsFor}`}
                      values={{ since: sinceText(order.since) }}
                    />
                  )}
                </p>
              )}
              {promised !== null && (
                <p className="small muted">
                  <FormattedMessage
                    id={
                      promised.getTime() <= now
                        ? 'orders.promise.LATE'
                        : stage === 'ADDRESS'
                          ? 'orders.promise.ADDRESS'
                          : 'orders.promise'
                    }
                    values={{
                      pay: formats.pay(order.pricePoints),
                      day: formats.onDay({ startsAt: promised, endsAt: promised, timeZone: zone }, now),
                    }}
                  />
                </p>
              )}
              {waitsFor != null && order.isUnanswered && (
                <p>
                  <FormattedMessage id={`orders.delayed.${waitsFor === 'PARTNER' ? 'partner' : 'shop'}`} />
                </p>
              )}
              {order.mayWithdraw && <WithdrawCashout orderId={order.orderId} />}
              {stage === 'ADDRESS' && (
                <div className="row">
                  <AddressForOrder />
                </div>
              )}
            </div>
          </Card>
          {order.hasCode && <OrderCode order={order} />}
        </div>
        <div className="stack">
          <Card title={<FormattedMessage id="orders.soFar" />}>
            <ol className={styles['steps']}>
              {taken.map(({ step, at }) => (
                <li key={step}>
                  <span className="strong">{stepWords(step)}</span>{' '}
                  <time dateTime={at} className="muted">
                    {formats.moment(new Date(at), zone, now)}
                  </time>
                </li>
              ))}
            </ol>
          </Card>
          <OrderFacts order={order} />
          <OrderLedger order={order} />
        </div>
      </div>
    </>
  );
}

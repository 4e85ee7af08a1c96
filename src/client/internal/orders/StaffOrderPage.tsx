import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StaffOrderPage_order$key } from '../../../../codegen/relay/StaffOrderPage_order.graphql.ts';
import { Link } from 'react-router-dom';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { Approval } from '../shared/approvals/Approval.tsx';
import { OrderActions } from '../shared/orders/OrderActions.tsx';
import { ReplacementLinks } from '../shared/orders/ReplacementLinks.tsx';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { OrderBadge } from './OrderBadge.tsx';

/** One order: its status, what was asked of its service and answered, and what staff can do. */
export function StaffOrderPage({ order: key }: { readonly order: StaffOrderPage_order$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { points, watts } = useFormats();
  const order = useFragment(
    graphql`
      fragment StaffOrderPage_order on StaffOrder {
        item
        kind
        service
        title
        pricePoints
        destination
        valueHundredths
        currency
        quantity
        status
        waitsFor
        since
        placedAt
        promisedBy
        acceptedAt
        shippedAt
        deliveredAt
        failedAt
        cancelledAt
        carrier
        trackingNumber
        recipient
        failure
        attempt
        shopNumber
        isCancelling
        address {
          line1
          line2
          city
          region
          postalCode
          country
        }
        member {
          id
          ...MemberLink_member
        }
        entries {
          what
          bookedAt
          watts
          points
        }
        happenings {
          at
          what
          detail
        }
        history {
          ...History_entries
        }
        version
        mayRetry
        mayCancel
        mayRefund
        mayReplace
        payoutId
        waiting {
          ...Approval_request
        }
        ...OrderActions_order
        ...ReplacementLinks_order
      }
    `,
    key,
  );
  const { item, quantity, status, waitsFor, address, failure } = order;
  const text = (id: string) => intl.formatMessage({ id: `internalOrders.${id}` });
  const none = text('nothing');
  const stamp = (at: string | null | undefined) => (at == null ? none : times.stamp(at, zone));
  const hasActions =
    order.mayRetry || order.mayCancel || order.mayRefund || order.mayReplace || order.payoutId != null;
  const happenings = order.happenings.map((each, position) => ({ ...each, position }));
  return (
    <StaffPage
      title={
        (order.kind === 'CASH' ? text('kind.CASH') : item === 'REWARD' ? order.title : null) ??
        intl.formatMessage({ id: `internalOrders.item.${item}` }, { count: quantity })
      }
      lead={order.member == null ? order.recipient : <MemberLink member={order.member} />}
      aside={<OrderBadge status={status} />}
      back={{ to: staffPaths.internalOrders(), label: intl.formatMessage({ id: 'internal.nav.orders' }) }}
    >
      {failure != null && (
        <Notice tone="error" title={<FormattedMessage id="internalOrders.failed" />}>
          <p>
            <FormattedMessage id={`internalOrders.failure.${failure}`} />
          </p>
        </Notice>
      )}
      <ReplacementLinks order={order} />
      {order.isCancelling && (
        <Notice tone="warn">
          <FormattedMessage id="internalOrders.cancelling" />
        </Notice>
      )}
      <Columns
        side={
          <Panel title={<FormattedMessage id="internal.history.title" />}>
            <History entries={order.history} zone={zone} />
          </Panel>
        }
      >
        <Panel title={intl.formatMessage({ id: 'internalOrders.field.status' })}>
          <Facts
            facts={[
              [text('field.kind'), text(`kind.${order.kind}`)],
              ...(order.service == null
                ? []
                : [[text('field.service'), text(`service.${order.service}`)] as const]),
              [text('field.price'), points(order.pricePoints)],
              ...(order.destination == null ? [] : [[text('field.destination'), order.destination] as const]),
              [
                text('field.worth'),
                order.valueHundredths == null || order.currency == null
                  ? none
                  : intl.formatNumber(order.valueHundredths / 100, {
                      style: 'currency',
                      currency: order.currency,
                    }),
              ],
              [text('field.waits'), waitsFor == null ? none : text(`waits.${waitsFor}`)],
              [text('field.since'), stamp(order.since)],
              [text('field.placed'), stamp(order.placedAt)],
              [text('field.promised'), stamp(order.promisedBy)],
              [text('field.accepted'), stamp(order.acceptedAt)],
              [text('field.shipped'), stamp(order.shippedAt)],
              [text('field.delivered'), stamp(order.deliveredAt)],
              [text('field.failed'), stamp(order.failedAt)],
              [text('field.cancelled'), stamp(order.cancelledAt)],
              [text('field.attempt'), intl.formatNumber(order.attempt)],
              [text('field.shopNumber'), order.shopNumber ?? none],
              [
                text('field.tracking'),
                order.trackingNumber == null ? none : `${order.carrier ?? ''} ${order.trackingNumber}`.trim(),
              ],
              [
                text('field.address'),
                address == null
                  ? none
                  : [
                      order.recipient,
                      address.line1,
                      address.line2,
                      address.city,
                      `${address.region} ${address.postalCode}`,
                      address.country,
                    ]
                      .filter((line) => line != null && line !== '')
                      .join(', '),
              ],
            ]}
          />
        </Panel>
        {order.waiting != null && (
          <Approval request={order.waiting} version={order.version}>
            <FormattedMessage id="internalOrders.replace.waits" />
          </Approval>
        )}
        {hasActions && (
          <Panel title={<FormattedMessage id="internalOrders.act" />}>
            <OrderActions
              order={order}
              isCodeSeen={order.happenings.some(({ what }) => what === 'CODE_SHOWN')}
            />
          </Panel>
        )}
        <Panel
          title={<FormattedMessage id="internalOrders.ledger" />}
          aside={
            order.member != null && (
              <Link to={staffPaths.internalMemberLedger(order.member.id)}>
                <FormattedMessage id="internalOrders.ledger.all" />
              </Link>
            )
          }
        >
          <StaffGrid<(typeof order.entries)[number]>
            caption={text('ledger')}
            rowKey={({ what }) => what}
            rows={order.entries}
            columns={[
              {
                key: 'at',
                header: text('field.at'),
                rowHeader: true,
                cell: ({ bookedAt }) => times.shortStamp(bookedAt, zone),
              },
              {
                key: 'what',
                header: text('field.what'),
                wraps: true,
                cell: ({ what }) => text(`ledger.${what}`),
              },
              { key: 'points', header: text('field.price'), cell: (entry) => points(entry.points) },
              { key: 'watts', header: text('field.watts'), cell: (entry) => watts(entry.watts) },
            ]}
            empty={text('ledger.none')}
          />
        </Panel>
        <Panel title={<FormattedMessage id="internalOrders.happened" />}>
          <StaffGrid<(typeof happenings)[number]>
            caption={text('happened')}
            rowKey={({ position }) => String(position)}
            rows={happenings}
            columns={[
              {
                key: 'at',
                header: text('field.at'),
                rowHeader: true,
                cell: ({ at }) => times.shortStamp(at, zone),
              },
              { key: 'what', header: text('field.what'), cell: ({ what }) => text(`what.${what}`) },
              { key: 'detail', header: text('field.detail'), wraps: true, cell: ({ detail }) => detail },
            ]}
            empty={none}
          />
        </Panel>
      </Columns>
    </StaffPage>
  );
}

import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  MemberOrders_query$data,
  MemberOrders_query$key,
} from '../../../../../codegen/relay/MemberOrders_query.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { LATEST_ROWS } from '../../../../domain/session/memberLists.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { RowLink } from '../../shared/list/RowLink.tsx';
import { MemberLink } from '../../shared/members/MemberLink.tsx';
import { OrderActions } from '../../shared/orders/OrderActions.tsx';
import { OrderLink } from '../../shared/values/OrderLink.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type Staff = NonNullable<MemberOrders_query$data['staff']>;
type Order = NonNullable<Staff['memberOrders']>[number];
type Spin = NonNullable<Staff['memberSpins']>[number];
type Referral = NonNullable<Staff['memberReferrals']>[number];

/** What a member ordered, when and where its code was viewed, what they won, and which friends they invited. */
export function MemberOrders({ query: key }: { readonly query: MemberOrders_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { staff } = useFragment(
    graphql`
      fragment MemberOrders_query on Query @argumentDefinitions(id: { type: "ID!" }) {
        staff {
          memberOrders(id: $id) {
            id
            item
            kind
            title
            quantity
            pricePoints
            status
            failure
            waitsFor
            placedAt
            deliveredAt
            happenings {
              at
              what
              detail
            }
            waiting {
              id
            }
            ...OrderActions_order
          }
          memberSpins(id: $id) {
            number
            grantedAt
            source
            spunAt
            type
            state
            points
            orderId
          }
          memberReferrals(id: $id) {
            id
            joinedAt
            state
            stage
            refusal
            referrerPoints
            friendPoints
            friend {
              email
              ...MemberLink_member
            }
            referrer {
              email
              ...MemberLink_member
            }
          }
        }
      }
    `,
    key,
  );
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalMember.orders.${id}` }, values);
  const word = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const stamp = (at: string | null | undefined) => (at == null ? '' : times.shortStamp(at, zone));
  const name = ({ item, kind, title, quantity }: Order) =>
    (kind === 'CASH' ? word('internalOrders.kind.CASH') : item === 'REWARD' ? title : null) ??
    word(`internalOrders.item.${item}`, { count: quantity });
  const status = ({ status: state, failure, waitsFor, waiting }: Order) => {
    const name = word(`internalOrders.status.${state}`);
    if (failure != null) return `${name}. ${word(`internalOrders.failure.${failure}`)}`;
    if (waiting != null) return text('replacementWaits', { status: name });
    return waitsFor == null
      ? name
      : text('waits', { status: name, what: word(`internalOrders.waits.${waitsFor}`) });
  };
  const views = ({ happenings }: Order) =>
    happenings.filter(({ what }) => what === 'CODE_SHOWN').map(({ at, detail }) => [at, detail] as const);
  const viewed = (row: Order) =>
    views(row)
      .map(([at, detail]) =>
        detail === '' ? stamp(at) : text('codes.at', { at: stamp(at), browser: detail }),
      )
      .join('; ');
  return (
    <>
      <CompleteList<Order>
        title={word('internal.nav.orders')}
        file="orders"
        latest={LATEST_ROWS.orders}
        rows={staff?.memberOrders ?? []}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'placed',
            header: word('internalOrders.field.placed'),
            rowHeader: true,
            value: ({ placedAt }) => stamp(placedAt),
            cell: ({ id, placedAt }) => (
              <RowLink to={staffPaths.internalOrder(id)}>{stamp(placedAt)}</RowLink>
            ),
          },
          { key: 'item', header: word('internalOrders.field.item'), wraps: true, value: name },
          {
            key: 'price',
            header: word('internalMember.field.points'),
            numeric: true,
            value: ({ pricePoints }) => pricePoints,
          },
          { key: 'status', header: word('internalOrders.field.status'), wraps: true, value: status },
          {
            key: 'delivered',
            header: word('internalOrders.field.delivered'),
            secondary: true,
            value: ({ deliveredAt }) => stamp(deliveredAt),
          },
          {
            key: 'codes',
            header: text('codes'),
            wraps: true,
            value: viewed,
            cell: (row) =>
              row.kind === 'GIFT_CARD' || row.kind === 'COUPON' ? viewed(row) || text('codes.none') : '',
          },
        ]}
        actions={{
          header: word('internalOrders.act'),
          cell: (row) => <OrderActions order={row} isCodeSeen={views(row).length > 0} small />,
        }}
        empty={word('internalOrders.none')}
      />
      <CompleteList<Spin>
        title={text('spins')}
        file="spins"
        latest={LATEST_ROWS.spins}
        rows={staff?.memberSpins ?? []}
        rowKey={({ number }) => String(number)}
        columns={[
          {
            key: 'granted',
            header: text('spin.granted'),
            rowHeader: true,
            value: ({ grantedAt }) => stamp(grantedAt),
          },
          {
            key: 'source',
            header: text('spin.from'),
            value: ({ source }) => word(`internalWheel.source.${source}`),
          },
          {
            key: 'spun',
            header: text('spin.spun'),
            value: ({ spunAt }) => (spunAt == null ? text('spin.waits') : stamp(spunAt)),
          },
          {
            key: 'prize',
            header: text('spin.prize'),
            wraps: true,
            value: ({ type, state }) =>
              type == null || state == null
                ? ''
                : `${word(`internalWheel.type.${type}`)}, ${word(`internalWheel.state.${state}`)}`,
            cell: ({ type, state, orderId }) =>
              type != null &&
              state != null && (
                <OrderLink orderId={orderId}>
                  {word(`internalWheel.type.${type}`)}, {word(`internalWheel.state.${state}`)}
                </OrderLink>
              ),
          },
          {
            key: 'points',
            header: word('internalMember.field.points'),
            numeric: true,
            value: ({ points }) => points ?? null,
          },
        ]}
        empty={text('spins.none')}
      />
      <CompleteList<Referral>
        title={text('referrals')}
        file="referrals"
        latest={LATEST_ROWS.referrals}
        rows={staff?.memberReferrals ?? []}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'joined',
            header: word('internalReferrals.field.joined'),
            rowHeader: true,
            value: ({ joinedAt }) => stamp(joinedAt),
          },
          {
            key: 'referrer',
            header: word('internalReferrals.field.referrer'),
            value: ({ referrer }) => referrer?.email ?? '',
            cell: ({ referrer }) => referrer != null && <MemberLink member={referrer} />,
          },
          {
            key: 'friend',
            header: word('internalReferrals.field.friend'),
            value: ({ friend }) => friend?.email ?? '',
            cell: ({ friend }) => friend != null && <MemberLink member={friend} />,
          },
          {
            key: 'state',
            header: word('internalReferrals.field.state'),
            wraps: true,
            value: ({ state, stage, refusal }) =>
              state === 'OPEN'
                ? word(`internalReferrals.stage.${stage}`)
                : refusal == null
                  ? word(`internalReferrals.state.${state}`)
                  : word(`internalReferrals.refusal.${refusal}`),
          },
          {
            key: 'referrerPoints',
            header: text('referral.referrerPoints'),
            numeric: true,
            value: ({ referrerPoints }) => referrerPoints ?? null,
          },
          {
            key: 'friendPoints',
            header: text('referral.friendPoints'),
            numeric: true,
            value: ({ friendPoints }) => friendPoints ?? null,
          },
        ]}
        empty={text('referrals.none')}
      />
    </>
  );
}

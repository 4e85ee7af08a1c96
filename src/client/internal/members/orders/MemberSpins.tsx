import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  MemberSpins_query$data,
  MemberSpins_query$key,
} from '../../../../../codegen/relay/MemberSpins_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { OrderLink } from '../../shared/values/OrderLink.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type Spin = NonNullable<NonNullable<MemberSpins_query$data['staff']>['memberSpins']>['edges'][number]['node'];

const fragment = graphql`
  fragment MemberSpins_query on Query
  @refetchable(queryName: "MemberSpinsPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      memberSpins(id: $id, first: $count, after: $cursor) @connection(key: "MemberSpins_memberSpins", filters: ["id"]) {
        totalCount
        edges {
          node {
            number
            grantedAt
            source
            spunAt
            type
            state
            points
            orderId
          }
        }
      }
    }
  }
`;

/** What a member won, and the spins that wait. */
export function MemberSpins({ query }: { readonly query: MemberSpins_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberSpins);
  const text = (id: string) => intl.formatMessage({ id: `internalMember.orders.${id}` });
  const word = (id: string) => intl.formatMessage({ id });
  const stamp = (at: string) => times.shortStamp(at, zone);
  return (
    <CompleteList<Spin>
      title={text('spins')}
      file="spins"
      rows={list}
      rowKey={({ number }) => String(number)}
      columns={[
        {
          key: 'granted',
          header: text('spin.granted'),
          rowHeader: true,
          by: ({ grantedAt }) => grantedAt,
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
          by: ({ spunAt }) => spunAt,
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
  );
}

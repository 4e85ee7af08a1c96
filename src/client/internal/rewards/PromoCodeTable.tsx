import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  PromoCodeTable_query$data,
  PromoCodeTable_query$key,
} from '../../../../codegen/relay/PromoCodeTable_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { StateBadge } from '../shared/values/StateBadge.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { EndPromoCode } from './EndPromoCode.tsx';
import { promoOrders } from './promoCodesLoader.ts';

type Row = NonNullable<
  NonNullable<PromoCodeTable_query$data['staff']>['promoCodes']
>['edges'][number]['node'];

const fragment = graphql`
  fragment PromoCodeTable_query on Query
  @refetchable(queryName: "PromoCodeTablePageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "PromoCodeOrder" }
  ) {
    staff {
      promoCodes(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "PromoCodeTable_promoCodes", filters: ["search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            code
            points
            reward {
              id
              title
            }
            state
            used
            remaining
            startsAt
            endsAt
            ...EndPromoCode_promoCode
          }
        }
      }
    }
  }
`;

export function PromoCodeTable({ query }: { readonly query: PromoCodeTable_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { points: pointsText } = useFormats();
  const [ending, setEnding] = useState<Row | null>(null);
  const list = useStaffList(fragment, query, ({ staff }) => staff?.promoCodes);
  const text = (id: string) => intl.formatMessage({ id: `internalRewards.${id}` });
  return (
    <div className="stack">
      <ListTools>
        <ListSearch label={text('promo.search')} />
      </ListTools>
      <StaffList
        caption={text('promo.title')}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'promo-codes',
          cells: {
            code: ({ code }) => code,
            points: ({ points }) => points,
            reward: ({ reward }) => reward?.title,
            state: ({ state }) => state,
            used: ({ used }) => used,
            left: ({ remaining }) => remaining,
            starts: ({ startsAt }) => startsAt,
            ends: ({ endsAt }) => endsAt,
          },
        }}
        sortable={promoOrders}
        columns={[
          { key: 'code', header: text('field.code'), rowHeader: true, cell: ({ code }) => code },
          {
            key: 'gives',
            header: text('field.gives'),
            cell: ({ points, reward }) =>
              reward == null ? (
                pointsText(points ?? 0)
              ) : (
                <Link to={staffPaths.internalReward(reward.id)}>{reward.title}</Link>
              ),
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <StateBadge state={state} />,
          },
          {
            key: 'used',
            header: text('field.used'),
            numeric: true,
            cell: ({ used }) => intl.formatNumber(used),
          },
          {
            key: 'left',
            header: text('field.stock'),
            numeric: true,
            cell: ({ remaining }) => (remaining == null ? text('noLimit') : intl.formatNumber(remaining)),
          },
          {
            key: 'from',
            header: text('field.startsAt'),
            secondary: true,
            cell: ({ startsAt }) => <NoWrap>{times.shortStamp(startsAt, zone)}</NoWrap>,
          },
          {
            key: 'until',
            header: text('field.endsAt'),
            cell: ({ endsAt }) =>
              endsAt == null ? text('noEnd') : <NoWrap>{times.shortStamp(endsAt, zone)}</NoWrap>,
          },
          {
            key: 'end',
            header: text('promo.action'),
            place: 'action',
            cell: (row) =>
              row.state !== 'ENDED' && (
                <Button look="quiet" small onClick={() => setEnding(row)}>
                  <FormattedMessage
                    id="internalRewards.promo.end"
                    values={{
                      code: row.code,
                      h: (parts) => <span className="visually-hidden">{parts}</span>,
                    }}
                  />
                </Button>
              ),
          },
        ]}
        none="internalRewards.promo.none"
        filters={['q']}
        keys={['search']}
      />
      {ending !== null && <EndPromoCode promoCode={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}

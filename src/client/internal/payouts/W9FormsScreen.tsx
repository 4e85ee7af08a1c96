import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { w9FormsLoaderQuery as Query } from '../../../../codegen/relay/w9FormsLoaderQuery.graphql.ts';
import type { W9FormsScreen_query$key } from '../../../../codegen/relay/W9FormsScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { PayoutTabs } from './PayoutTabs.tsx';
import { W9Badge } from './W9Badge.tsx';
import { type loader, w9FormsLoaderQuery, w9Orders } from './w9FormsLoader.ts';
import { parseView, VIEWS } from './w9Views.ts';

/** `/internal/payouts/forms`: the forms W-9, to mark them on their member's page. */
export default function W9FormsScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const current = parseView(query.get('status'));
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internalPayouts.page.forms' })}
      lead={<FormattedMessage id="internalPayouts.forms.lead" />}
      tabs={<PayoutTabs current="forms" />}
      tools={
        <>
          <ListSearch label={intl.formatMessage({ id: 'internalPayouts.forms.search' })} />
          <FilterLinks
            label={intl.formatMessage({ id: 'internalPayouts.forms.filter' })}
            links={VIEWS.map((view) => ({
              to: staffPaths.internalW9Forms({
                status: view === 'all' ? undefined : view,
                q: query.get('q') ?? undefined,
                sort: query.get('sort') ?? undefined,
              }),
              label: intl.formatMessage({
                id: view === 'all' ? 'internalPayouts.state.all' : `internalPayouts.w9.${view}`,
              }),
              active: view === current,
            }))}
          />
        </>
      }
    >
      <Forms />
    </ListPage>
  );
}

const fragment = graphql`
  fragment W9FormsScreen_query on Query
  @refetchable(queryName: "W9FormsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    status: { type: "W9Status" }
    search: { type: "String" }
    orderBy: { type: "W9FormOrder" }
  ) {
    staff {
      w9Forms(first: $count, after: $cursor, status: $status, search: $search, orderBy: $orderBy)
        @connection(key: "W9FormsScreen_w9Forms", filters: ["status", "search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            memberId
            name
            status
            tinType
            lastFour
            signedAt
            statusAt
            member {
              name
              email
            }
          }
        }
      }
    }
  }
`;

function Forms() {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const query: W9FormsScreen_query$key = usePreloadedQuery<Query>(
    w9FormsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.w9Forms);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  return (
    <StaffList
      caption={text('page.forms')}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'w9-forms',
        cells: {
          member: ({ member }) => member?.name,
          email: ({ member }) => member?.email,
          name_on_form: ({ name }) => name,
          number_type: ({ tinType }) => tinType,
          last_four: ({ lastFour }) => lastFour,
          status: ({ status }) => status,
          signed: ({ signedAt }) => signedAt,
          since: ({ statusAt }) => statusAt,
        },
      }}
      sortable={w9Orders}
      columns={[
        {
          key: 'member',
          header: text('field.member'),
          rowHeader: true,
          cell: ({ memberId, member, name }) => (
            <RowLink to={staffPaths.internalCashoutMember(memberId)}>
              {member?.name ?? member?.email ?? name}
            </RowLink>
          ),
        },
        { key: 'name', header: text('forms.name'), cell: ({ name }) => name },
        {
          key: 'number',
          header: text('forms.number'),
          cell: ({ tinType, lastFour }) => text('forms.ending', { type: tinType, lastFour }),
        },
        {
          key: 'status',
          header: text('field.w9'),
          place: 'state',
          cell: ({ status }) => <W9Badge status={status} />,
        },
        {
          key: 'signed',
          header: text('forms.signed'),
          secondary: true,
          cell: ({ signedAt }) => <NoWrap>{times.shortStamp(signedAt, zone)}</NoWrap>,
        },
        {
          key: 'since',
          header: text('field.since'),
          cell: ({ statusAt }) => <NoWrap>{times.shortStamp(statusAt, zone)}</NoWrap>,
        },
      ]}
      none="internalPayouts.forms.none"
      filters={['q', 'status']}
      keys={['move', 'open', 'search']}
    />
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { alertsLoaderQuery as Query } from '../../../../codegen/relay/alertsLoaderQuery.graphql.ts';
import type {
  AlertsScreen_query$data,
  AlertsScreen_query$key,
} from '../../../../codegen/relay/AlertsScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { StaffLink } from '../shared/page/StaffLink.tsx';
import { AcknowledgeAlert } from './AcknowledgeAlert.tsx';
import { alertOrders, alertsLoaderQuery, type loader } from './alertsLoader.ts';
import { alertPath } from './alertPath.ts';
import { AlertTabs } from './AlertTabs.tsx';
import { parseView, VIEWS } from './alertViews.ts';

/** `/internal/alerts`: what is wrong, and what to do about it. */
export default function AlertsScreen() {
  const intl = useIntl();
  const view = useListView();
  const current = parseView(view.query.get('show'));
  const kept = (name: string) => view.query.get(name) ?? undefined;
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.alerts' })}
      lead={<FormattedMessage id="internalAlerts.lead" />}
      tabs={<AlertTabs current="list" />}
      tools={
        <>
          <ListSearch label={intl.formatMessage({ id: 'internalAlerts.search' })} />
          <FilterLinks
            label={intl.formatMessage({ id: 'internalAlerts.filter' })}
            links={VIEWS.map((each) => ({
              to: staffPaths.internalAlerts({
                show: each === 'open' ? undefined : each,
                q: kept('q'),
                sort: kept('sort'),
              }),
              label: intl.formatMessage({ id: `internalAlerts.view.${each}` }),
              active: each === current,
            }))}
          />
        </>
      }
    >
      <Alerts />
    </ListPage>
  );
}

const fragment = graphql`
  fragment AlertsScreen_query on Query
  @refetchable(queryName: "AlertsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    isOpen: { type: "Boolean" }
    search: { type: "String" }
    orderBy: { type: "AlertOrder" }
  ) {
    staff {
      roleKeys
      alerts(first: $count, after: $cursor, isOpen: $isOpen, search: $search, orderBy: $orderBy)
        @connection(key: "AlertsScreen_alerts", filters: ["isOpen", "search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            rule
            title
            todo
            page
            aboutId
            month
            isSystem
            state
            openedAt
            resolvedAt
            note
            acknowledgedAt
            acknowledgedBy {
              name
              email
            }
          }
        }
      }
    }
  }
`;

type Row = NonNullable<NonNullable<AlertsScreen_query$data['staff']>['alerts']>['edges'][number]['node'];

const TONES: Readonly<Record<string, Tone>> = { OPEN: 'error', ACKNOWLEDGED: 'warn', RESOLVED: 'saved' };
/** Who may say that they take care of an alert, as the server decides. */
const MAY_ACKNOWLEDGE = ['internal_programs', 'internal_events', 'internal_wallet', 'internal_rewards'];

function Alerts() {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const { query: address } = useListView();
  const [asking, setAsking] = useState<Row | null>(null);
  const query: AlertsScreen_query$key = usePreloadedQuery<Query>(
    alertsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.alerts);
  const text = (id: string) => intl.formatMessage({ id: `internalAlerts.${id}` });
  return (
    <>
      <StaffList
        caption={intl.formatMessage({ id: 'internal.nav.alerts' })}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'alerts',
          cells: {
            rule: ({ rule }) => rule,
            alert: ({ title }) => title,
            to_do: ({ todo }) => todo,
            scope: ({ isSystem }) => (isSystem ? 'system' : 'brand'),
            state: ({ state }) => state,
            opened: ({ openedAt }) => openedAt,
            resolved: ({ resolvedAt }) => resolvedAt,
            acknowledged_by: ({ acknowledgedBy }) => acknowledgedBy?.email,
            note: ({ note }) => note,
          },
        }}
        sortable={alertOrders}
        columns={[
          {
            key: 'title',
            header: text('field.title'),
            rowHeader: true,
            wraps: true,
            cell: ({ title, page, aboutId, month }) => {
              const to = alertPath(page, aboutId, month);
              return to === null ? title : <StaffLink to={to}>{title}</StaffLink>;
            },
          },
          {
            key: 'todo',
            header: text('field.todo'),
            wraps: true,
            cell: ({ todo }) => todo,
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <Badge tone={TONES[state] ?? 'plain'}>{text(`state.${state}`)}</Badge>,
          },
          {
            key: 'opened',
            header: text('field.opened'),
            cell: ({ openedAt }) => <NoWrap>{times.shortStamp(openedAt, zone)}</NoWrap>,
          },
          {
            key: 'resolved',
            header: text('field.resolved'),
            secondary: true,
            cell: ({ resolvedAt }) =>
              resolvedAt == null ? text('nothing') : <NoWrap>{times.shortStamp(resolvedAt, zone)}</NoWrap>,
          },
          {
            key: 'scope',
            header: text('field.scope'),
            secondary: true,
            cell: ({ isSystem }) => text(isSystem ? 'scope.system' : 'scope.brand'),
          },
          {
            key: 'note',
            header: text('field.note'),
            wraps: true,
            cell: ({ note, acknowledgedAt, acknowledgedBy }) =>
              note == null || acknowledgedAt == null
                ? text('nothing')
                : intl.formatMessage(
                    { id: 'internalAlerts.noteBy' },
                    {
                      name: acknowledgedBy?.name ?? acknowledgedBy?.email ?? text('someone'),
                      at: times.shortStamp(acknowledgedAt, zone),
                      note,
                    },
                  ),
          },
          {
            key: 'action',
            header: text('field.action'),
            place: 'action',
            cell: (row) =>
              row.state === 'OPEN' &&
              list.data.staff?.roleKeys.some((key) => MAY_ACKNOWLEDGE.includes(key)) === true && (
                <Button look="quiet" small onClick={() => setAsking(row)}>
                  {text('acknowledge.open')}
                </Button>
              ),
          },
        ]}
        none={`internalAlerts.none.${parseView(address.get('show'))}`}
        filters={['q']}
        keys={['search']}
      />
      {asking !== null && (
        <AcknowledgeAlert id={asking.id} title={asking.title} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

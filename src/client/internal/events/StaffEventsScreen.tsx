import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { staffEventsLoaderQuery as Query } from '../../../../codegen/relay/staffEventsLoaderQuery.graphql.ts';
import type {
  StaffEventsScreen_query$data,
  StaffEventsScreen_query$key,
} from '../../../../codegen/relay/StaffEventsScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useOpens } from '../shared/page/useOpens.ts';
import { StatusBadge } from '../shared/values/StatusBadge.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { parseView, VIEWS } from './eventViews.ts';
import { ProgramFilter } from './ProgramFilter.tsx';
import { eventOrders, type loader, staffEventsLoaderQuery } from './staffEventsLoader.ts';

/** `/internal/events` */
export default function StaffEventsScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const opens = useOpens();
  const current = parseView(query.get('status'));
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.events' })}
      lead={<FormattedMessage id="internalEvents.lead" />}
      aside={
        <div className="row">
          <ButtonLink
            to={staffPaths.internalEventCalendar({ program: query.get('program') ?? undefined })}
            look="secondary"
            small
          >
            {intl.formatMessage({ id: 'internalCalendar.open' })}
          </ButtonLink>
          {opens(staffPaths.internalEventTemplates()) && (
            <ButtonLink to={staffPaths.internalEventTemplates()} look="secondary" small>
              {intl.formatMessage({ id: 'internalTemplates.open' })}
            </ButtonLink>
          )}
          {opens(staffPaths.internalPlanEvents()) && (
            <ButtonLink to={staffPaths.internalPlanEvents()} look="secondary" small>
              {intl.formatMessage({ id: 'internalPlan.open' })}
            </ButtonLink>
          )}
          <NewLink to={staffPaths.internalScheduleEvent()}>
            {intl.formatMessage({ id: 'internalEvents.schedule.title' })}
          </NewLink>
        </div>
      }
      tools={
        <>
          <ListSearch label={intl.formatMessage({ id: 'internalEvents.search' })} />
          <FilterLinks
            label={intl.formatMessage({ id: 'internalEvents.filter.label' })}
            links={VIEWS.map((view) => ({
              to: staffPaths.internalEvents({
                status: view === 'all' ? undefined : view,
                program: query.get('program') ?? undefined,
                q: query.get('q') ?? undefined,
                sort: query.get('sort') ?? undefined,
              }),
              label: intl.formatMessage({ id: `internalEvents.view.${view}` }),
              active: view === current,
            }))}
          />
          <Suspense fallback={null}>
            <Programs />
          </Suspense>
        </>
      }
    >
      <Events />
    </ListPage>
  );
}

function useEvents() {
  return usePreloadedQuery<Query>(staffEventsLoaderQuery, useScreenData<typeof loader>().list);
}

function Programs() {
  const { staff } = useEvents();
  return staff?.programs != null && <ProgramFilter programs={staff.programs} />;
}

const fragment = graphql`
  fragment StaffEventsScreen_query on Query
  @refetchable(queryName: "StaffEventsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    statuses: { type: "[EventStatus!]" }
    programId: { type: "ID" }
    search: { type: "String" }
    orderBy: { type: "StaffEventOrder" }
  ) {
    staff {
      readAt
      events(
        first: $count
        after: $cursor
        statuses: $statuses
        programId: $programId
        search: $search
        orderBy: $orderBy
      )
        @connection(key: "StaffEventsScreen_events", filters: ["statuses", "programId", "search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            eventId
            type
            algorithm
            isTest
            status
            startAt
            endAt
            program {
              name
              timeZone
            }
            participation {
              asked
              joined
            }
            settlement {
              pending
              settled
              restated
              reductionWattHours
              points
            }
          }
        }
      }
    }
  }
`;

type Row = NonNullable<NonNullable<StaffEventsScreen_query$data['staff']>['events']>['edges'][number]['node'];

function Events() {
  const intl = useIntl();
  const times = useStaffTimes();
  const query: StaffEventsScreen_query$key = usePreloadedQuery<Query>(
    staffEventsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.events);
  const text = (id: string) => intl.formatMessage({ id });
  const of = (part: number, whole: number) =>
    intl.formatMessage(
      { id: 'internalEvents.of' },
      { part: intl.formatNumber(part), whole: intl.formatNumber(whole) },
    );
  return (
    <>
      <StaffList
        caption={text('internal.nav.events')}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'events',
          cells: {
            id: ({ eventId }) => eventId,
            start: ({ startAt }) => startAt,
            end: ({ endAt }) => endAt,
            time_zone: ({ program }) => program.timeZone,
            program: ({ program }) => program.name,
            algorithm: ({ algorithm }) => algorithm,
            test: ({ isTest }) => isTest,
            status: ({ status }) => status,
            invited: ({ participation }) => participation.asked,
            joined: ({ participation }) => participation.joined,
            pending: ({ settlement }) => settlement.pending,
            settled: ({ settlement }) => settlement.settled,
            restated: ({ settlement }) => settlement.restated,
            reduction_wh: ({ settlement }) => settlement.reductionWattHours,
            points: ({ settlement }) => settlement.points,
          },
        }}
        readAt={list.data.staff?.readAt}
        sortable={eventOrders}
        columns={[
          {
            key: 'start',
            header: text('internalEvents.field.day'),
            rowHeader: true,
            cell: ({ id, startAt, program }) => (
              <RowLink to={staffPaths.internalEvent(id)}>{times.shortDay(startAt, program.timeZone)}</RowLink>
            ),
          },
          {
            key: 'hours',
            header: text('internalEvents.field.hours'),
            cell: ({ startAt, endAt, program }) => (
              <NoWrap>{times.hours(startAt, endAt, program.timeZone)}</NoWrap>
            ),
          },
          {
            key: 'zone',
            header: text('internalEvents.field.zone'),
            secondary: true,
            cell: ({ program }) => program.timeZone,
          },
          {
            key: 'program',
            header: text('internalEvents.field.program'),
            cell: ({ program, type, isTest }) => {
              const marks = [
                ...(type === 'PARTICIPATION_REDUCTION_RT' ? [text('internalEvents.realTime')] : []),
                ...(isTest ? [text('internalEvents.test.mark')] : []),
              ];
              return marks.length === 0 ? program.name : `${program.name} (${marks.join(', ')})`;
            },
          },
          {
            key: 'status',
            header: text('internalEvents.field.status'),
            place: 'state',
            cell: ({ status }) => <StatusBadge status={status} />,
          },
          {
            key: 'joined',
            header: text('internalEvents.field.joined'),
            numeric: true,
            cell: ({ participation }) => of(participation.joined, participation.asked),
          },
          {
            key: 'settled',
            header: text('internalEvents.field.settled'),
            secondary: true,
            numeric: true,
            cell: ({ settlement }) => of(countDone(settlement), countDone(settlement) + settlement.pending),
          },
          {
            key: 'points',
            header: text('internalEvents.field.points'),
            numeric: true,
            cell: ({ settlement }) => intl.formatNumber(settlement.points),
          },
        ]}
        none="internalEvents.none"
        filters={['status', 'program', 'q']}
        keys={['move', 'open', 'new', 'search']}
      />
    </>
  );
}

const countDone = ({ settled, restated }: Row['settlement']): number => settled + restated;

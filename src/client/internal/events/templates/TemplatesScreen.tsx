import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { templatesLoaderQuery as Query } from '../../../../../codegen/relay/templatesLoaderQuery.graphql.ts';
import type { TemplatesScreen_query$key } from '../../../../../codegen/relay/TemplatesScreen_query.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { FilterLinks } from '../../../ui/FilterLinks.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { ListSearch } from '../../shared/list/ListSearch.tsx';
import { NewLink } from '../../shared/list/NewLink.tsx';
import { NoWrap } from '../../shared/list/NoWrap.tsx';
import { RowLink } from '../../shared/list/RowLink.tsx';
import { StaffList } from '../../shared/list/StaffList.tsx';
import { useListView } from '../../shared/list/useListView.ts';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { copyQuery } from '../copyEvent.ts';
import { toCopy } from './templateDraft.ts';
import { templateOrders, templatesLoaderQuery, toTemplateFilter, type loader } from './templatesLoader.ts';

const VIEWS = ['current', 'archived'] as const;

/** `/internal/events/templates` */
export default function TemplatesScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const text = (id: string) => intl.formatMessage({ id: `internalTemplates.${id}` });
  const current = query.get('show') === 'archived' ? 'archived' : 'current';
  return (
    <ListPage
      title={text('title')}
      lead={<FormattedMessage id="internalTemplates.lead" />}
      back={{ to: staffPaths.internalEvents(), label: intl.formatMessage({ id: 'internal.nav.events' }) }}
      aside={<NewLink to={staffPaths.internalNewEventTemplate()}>{text('new')}</NewLink>}
      tools={
        <>
          <ListSearch label={text('search')} />
          <FilterLinks
            label={text('filter')}
            links={VIEWS.map((view) => ({
              to: staffPaths.internalEventTemplates({
                show: view === 'current' ? undefined : view,
                q: query.get('q') ?? undefined,
                sort: query.get('sort') ?? undefined,
              }),
              label: text(`view.${view}`),
              active: view === current,
            }))}
          />
        </>
      }
    >
      <Templates />
    </ListPage>
  );
}

const fragment = graphql`
  fragment TemplatesScreen_query on Query
  @refetchable(queryName: "TemplatesScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    archived: { type: "Boolean" }
    search: { type: "String" }
    orderBy: { type: "EventTemplateOrder" }
  ) {
    staff {
      eventTemplates(first: $count, after: $cursor, archived: $archived, search: $search, orderBy: $orderBy)
        @connection(key: "TemplatesScreen_eventTemplates", filters: ["archived", "search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            name
            programs {
              name
            }
            algorithm
            segmentName
            start
            end
            isTest
            nominatedKilowatts
            staggerMinutes
            isArchived
            changedAt
            ...templateDraft_template
          }
        }
      }
    }
  }
`;

function Templates() {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const { query: address } = useListView();
  const query: TemplatesScreen_query$key = usePreloadedQuery<Query>(
    templatesLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.eventTemplates);
  const text = (id: string) => intl.formatMessage({ id: `internalTemplates.${id}` });
  const filter = toTemplateFilter(address);
  const hours = (start: string | null | undefined, end: string | null | undefined) =>
    start == null || end == null ? text('nothing') : `${start}–${end}`;
  return (
    <>
      <StaffList
        caption={text('title')}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'event-templates',
          cells: {
            name: ({ name }) => name,
            programs: ({ programs }) => programs.map(({ name }) => name).join(', '),
            segment: ({ segmentName }) => segmentName,
            start: ({ start }) => start,
            end: ({ end }) => end,
            algorithm: ({ algorithm }) => algorithm,
            nominated_kw: ({ nominatedKilowatts }) => nominatedKilowatts,
            stagger_minutes: ({ staggerMinutes }) => staggerMinutes,
            test: ({ isTest }) => isTest,
            changed: ({ changedAt }) => changedAt,
          },
        }}
        sortable={templateOrders}
        columns={[
          {
            key: 'name',
            header: text('field.name'),
            rowHeader: true,
            wraps: true,
            cell: ({ id, name, isTest }) => (
              <RowLink to={staffPaths.internalEventTemplate(id)}>
                {isTest ? `${name} (${intl.formatMessage({ id: 'internalEvents.test.mark' })})` : name}
              </RowLink>
            ),
          },
          {
            key: 'programs',
            header: intl.formatMessage({ id: 'internalPlan.programs' }),
            wraps: true,
            cell: ({ programs }) =>
              programs.length === 0 ? text('nothing') : intl.formatList(programs.map(({ name }) => name)),
          },
          {
            key: 'segment',
            header: intl.formatMessage({ id: 'internal.segment.label' }),
            secondary: true,
            wraps: true,
            cell: ({ segmentName }) => segmentName ?? intl.formatMessage({ id: 'internal.segment.all' }),
          },
          {
            key: 'hours',
            header: intl.formatMessage({ id: 'internalEvents.field.hours' }),
            cell: ({ start, end }) => <NoWrap>{hours(start, end)}</NoWrap>,
          },
          {
            key: 'algorithm',
            header: intl.formatMessage({ id: 'internalEvents.field.algorithm' }),
            secondary: true,
            wraps: true,
            cell: ({ algorithm }) => intl.formatMessage({ id: `internalEvents.algorithm.${algorithm}` }),
          },
          {
            key: 'changed',
            header: text('field.changed'),
            secondary: true,
            cell: ({ changedAt }) => <NoWrap>{times.shortStamp(changedAt, zone)}</NoWrap>,
          },
          {
            key: 'action',
            header: text('field.use'),
            place: 'action',
            cell: (row) => {
              if (row.isArchived) return null;
              const begun = copyQuery(toCopy(row));
              return (
                <Link
                  to={
                    row.programs.length > 1
                      ? staffPaths.internalPlanEvents(begun)
                      : staffPaths.internalScheduleEvent(begun)
                  }
                >
                  <FormattedMessage
                    id="internalTemplates.use"
                    values={{
                      name: row.name,
                      h: (parts) => <span className="visually-hidden">{parts}</span>,
                    }}
                  />
                </Link>
              );
            },
          },
        ]}
        none={filter.archived ? 'internalTemplates.noneArchived' : 'internalTemplates.noneYet'}
        filters={['q']}
        keys={['move', 'open', 'new', 'search']}
      />
    </>
  );
}

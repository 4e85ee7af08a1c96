import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { segmentsLoaderQuery as Query } from '../../../../codegen/relay/segmentsLoaderQuery.graphql.ts';
import type { SegmentsScreen_query$key } from '../../../../codegen/relay/SegmentsScreen_query.graphql.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/segments/attributes.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { DeletedSegments } from './DeletedSegments.tsx';
import { SegmentBadge } from './SegmentBadge.tsx';
import { type loader, segmentsLoaderQuery } from './segmentsLoader.ts';

/** `/internal/segments` */
export default function SegmentsScreen() {
  const intl = useIntl();
  const { query, set } = useListView();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <ListPage
      title={text('internal.nav.segments')}
      lead={<FormattedMessage id="internalSegments.lead" />}
      aside={<NewLink to={staffPaths.internalNewSegment()}>{text('internalSegments.new')}</NewLink>}
      tools={
        <>
          <ListSearch label={text('internalSegments.search')} name="search" />
          <FilterSelect
            label={text('internalSegments.filter.attribute')}
            all={text('internalSegments.filter.anyAttribute')}
            value={query.get('attribute') ?? ''}
            options={ATTRIBUTE_KEYS.map((key) => ({
              value: key,
              label: text(`internalSegments.attribute.${key}`),
            }))}
            onChange={(attribute) => set({ attribute })}
          />
        </>
      }
      below={<Deleted />}
    >
      <Segments />
    </ListPage>
  );
}

const useSegments = () => usePreloadedQuery<Query>(segmentsLoaderQuery, useScreenData<typeof loader>().list);

function Deleted() {
  const { staff } = useSegments();
  return staff != null && <DeletedSegments staff={staff} />;
}

const fragment = graphql`
  fragment SegmentsScreen_query on Query
  @refetchable(queryName: "SegmentsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    attributeName: { type: "String" }
    search: { type: "String" }
  ) {
    staff {
      segments(first: $count, after: $cursor, attributeName: $attributeName, search: $search)
        @connection(key: "SegmentsScreen_segments", filters: ["attributeName", "search"]) {
        totalCount
        edges {
          node {
            segmentId
            name
            description
            kind
            changedAt
            active
            activelyEnrolling
            ...SegmentBadge_segment
          }
        }
      }
    }
  }
`;

function Segments() {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const query: SegmentsScreen_query$key = useSegments();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.segments);
  const text = (id: string) => intl.formatMessage({ id: `internalSegments.${id}` });
  return (
    <div className="stack">
      <StaffList
        caption={intl.formatMessage({ id: 'internal.nav.segments' })}
        rowKey={({ segmentId }) => segmentId}
        list={list}
        file={{
          name: 'segments',
          cells: {
            id: ({ segmentId }) => segmentId,
            name: ({ name }) => name,
            kind: ({ kind }) => kind,
            active: ({ active }) => active,
            enrolling: ({ activelyEnrolling }) => activelyEnrolling,
            description: ({ description }) => description,
            changed: ({ changedAt }) => changedAt,
          },
        }}
        sortable={{}}
        columns={[
          {
            key: 'name',
            header: text('field.name'),
            rowHeader: true,
            cell: ({ segmentId, name }) => (
              <RowLink to={staffPaths.internalSegment(segmentId)}>{name}</RowLink>
            ),
          },
          { key: 'kind', header: text('field.kind'), cell: ({ kind }) => text(`kind.${kind}`) },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: (row) => <SegmentBadge segment={row} />,
          },
          {
            key: 'for',
            header: text('field.description'),
            wraps: true,
            // Of the product's own, the description says only that.
            cell: ({ kind, description }) => (kind === 'CODE_DEFINED' ? '' : description),
          },
          {
            key: 'changed',
            header: text('field.changedAt'),
            secondary: true,
            cell: ({ changedAt }) =>
              changedAt == null ? text('builtIn') : <NoWrap>{times.shortStamp(changedAt, zone)}</NoWrap>,
          },
        ]}
        none="internalSegments.none"
        filters={['search', 'attribute']}
      />
    </div>
  );
}

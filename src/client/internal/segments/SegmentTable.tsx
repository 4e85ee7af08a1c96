import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  SegmentTable_query$data,
  SegmentTable_query$key,
} from '../../../../codegen/relay/SegmentTable_query.graphql.ts';
import type { SegmentTablePageQuery } from '../../../../codegen/relay/SegmentTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { SegmentBadge } from './SegmentBadge.tsx';

type Row = NonNullable<NonNullable<SegmentTable_query$data['staff']>['segments']>['edges'][number]['node'];

export function SegmentTable({ query }: { readonly query: SegmentTable_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    SegmentTablePageQuery,
    SegmentTable_query$key
  >(
    graphql`
      fragment SegmentTable_query on Query
      @refetchable(queryName: "SegmentTablePageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        attributeName: { type: "String" }
        search: { type: "String" }
      ) {
        staff {
          segments(first: $count, after: $cursor, attributeName: $attributeName, search: $search)
            @connection(key: "SegmentTable_segments", filters: ["attributeName", "search"]) {
            totalCount
            edges {
              node {
                segmentId
                name
                description
                kind
                changedAt
                ...SegmentBadge_segment
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.segments?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalSegments.${id}` });
  return (
    <div className="stack">
      <StaffGrid<Row>
        caption={intl.formatMessage({ id: 'internal.nav.segments' })}
        rowKey={({ segmentId }) => segmentId}
        rows={rows}
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
        empty={<FormattedMessage id="internalSegments.none" />}
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.segments?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
      />
    </div>
  );
}

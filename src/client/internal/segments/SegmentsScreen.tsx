import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { segmentsLoaderQuery as Query } from '../../../../codegen/relay/segmentsLoaderQuery.graphql.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/segments/attributes.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { segmentsLoaderQuery, type loader } from './segmentsLoader.ts';
import { SegmentTable } from './SegmentTable.tsx';

/** `/internal/segments` */
export default function SegmentsScreen() {
  const intl = useIntl();
  const { query, set } = useListView();
  const list = useListKeys();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <StaffPage
      title={text('internal.nav.segments')}
      lead={<FormattedMessage id="internalSegments.lead" />}
      aside={<NewLink to={staffPaths.internalNewSegment()}>{text('internalSegments.new')}</NewLink>}
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={text('internalSegments.search')}
            value={query.get('search') ?? ''}
            onSearch={(search) => set({ search })}
          />
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
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Segments />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Segments() {
  return (
    <SegmentTable
      query={usePreloadedQuery<Query>(segmentsLoaderQuery, useScreenData<typeof loader>().list)}
    />
  );
}

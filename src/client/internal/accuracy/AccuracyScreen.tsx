import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { accuracyLoaderQuery as Query } from '../../../../codegen/relay/accuracyLoaderQuery.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { AccuracyList } from './AccuracyList.tsx';
import { accuracyLoaderQuery, type loader } from './accuracyLoader.ts';

/** `/internal/accuracy`: how far baselines are off on days without events, and what phantom savings cost. */
export default function AccuracyScreen() {
  const intl = useIntl();
  const { brand } = useApp();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.accuracy' })}
      lead={<FormattedMessage id="internalAccuracy.lead" values={{ productName: brand.words.productName }} />}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const intl = useIntl();
  const view = useListView();
  const data = usePreloadedQuery<Query>(accuracyLoaderQuery, useScreenData<typeof loader>().list);
  const utilities =
    data.staff?.utilities?.edges.map(({ node }) => ({ value: node.id, label: node.name })) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalAccuracy.${id}` });
  return (
    <div className="stack">
      <ListTools>
        <FilterSelect
          label={text('field.utility')}
          all={text('allUtilities')}
          value={view.query.get('utility') ?? ''}
          options={utilities}
          onChange={(utility) => view.set({ utility })}
        />
        <FilterSelect
          label={text('days')}
          all={text('days.WEEKDAY')}
          value={view.query.get('days') ?? ''}
          options={[{ value: 'other', label: text('days.OTHER') }]}
          onChange={(days) => view.set({ days })}
        />
      </ListTools>
      <AccuracyList query={data} />
    </div>
  );
}

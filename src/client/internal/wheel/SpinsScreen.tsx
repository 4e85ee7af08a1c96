import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { spinsLoaderQuery as Query } from '../../../../codegen/relay/spinsLoaderQuery.graphql.ts';
import { PRIZE_TYPES } from '../../../domain/wheel/prizes.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { SPIN_STATES, spinsLoaderQuery, type loader } from './spinsLoader.ts';
import { SpinTable } from './SpinTable.tsx';

/** `/internal/wheel/spins`: who won what, and the state of each prize. */
export default function SpinsScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  return (
    <StaffPage
      title={text('spins.title')}
      lead={<FormattedMessage id="internalWheel.spins.lead" />}
      back={{ to: staffPaths.internalWheel(), label: intl.formatMessage({ id: 'internal.nav.wheel' }) }}
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={text('spins.search')}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
          <FilterSelect
            label={text('field.type')}
            all={text('spins.anyType')}
            value={view.query.get('type') ?? ''}
            options={PRIZE_TYPES.map((type) => ({ value: type, label: text(`type.${type}`) }))}
            onChange={(type) => view.set({ type })}
          />
          <FilterSelect
            label={text('spins.state')}
            all={text('spins.anyState')}
            value={view.query.get('state') ?? ''}
            options={SPIN_STATES.map((state) => ({ value: state, label: text(`state.${state}`) }))}
            onChange={(state) => view.set({ state })}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Spins />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Spins() {
  return (
    <SpinTable query={usePreloadedQuery<Query>(spinsLoaderQuery, useScreenData<typeof loader>().list)} />
  );
}

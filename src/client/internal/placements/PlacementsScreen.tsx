import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { placementsLoaderQuery as Query } from '../../../../codegen/relay/placementsLoaderQuery.graphql.ts';
import { CONTENT_FILTERS } from '../../../domain/placements/contentState.ts';
import { CONTENT_PLACES } from '../../../domain/placements/names.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { ContentTable } from './ContentTable.tsx';
import { type loader, placementsLoaderQuery } from './placementsLoader.ts';
import { PlaceTable } from './PlaceTable.tsx';

/** `/internal/placements` */
export default function PlacementsScreen() {
  const intl = useIntl();
  const { query, set } = useListView();
  const text = (id: string) => intl.formatMessage({ id: `internalPlacements.${id}` });
  const place = query.get('place') ?? '';
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.placements' })}
      lead={<FormattedMessage id="internalPlacements.lead" />}
      aside={<NewLink to={staffPaths.internalNewContent({ place })}>{text('new')}</NewLink>}
      tools={
        <>
          <ListSearch label={text('search')} name="search" />
          <FilterSelect
            label={text('field.placement')}
            all={text('filter.anyPlace')}
            value={place}
            options={CONTENT_PLACES.map((value) => ({ value, label: text(`place.${value}`) }))}
            onChange={(chosen) => set({ place: chosen })}
          />
          <FilterSelect
            label={text('field.state')}
            all={text('filter.anyState')}
            value={query.get('state') ?? ''}
            options={CONTENT_FILTERS.map((value) => ({ value, label: text(`state.${value}`) }))}
            onChange={(state) => set({ state })}
          />
        </>
      }
    >
      <Content />
    </ListPage>
  );
}

function Content() {
  const { staff } = usePreloadedQuery<Query>(placementsLoaderQuery, useScreenData<typeof loader>().list);
  if (staff?.contents == null || staff.contentPlaces == null) return null;
  return (
    <>
      <ContentTable contents={staff.contents} />
      <h2>
        <FormattedMessage id="internalPlacements.places" />
      </h2>
      <PlaceTable places={staff.contentPlaces} />
    </>
  );
}

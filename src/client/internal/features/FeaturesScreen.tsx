import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { featuresLoaderQuery as Query } from '../../../../codegen/relay/featuresLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { featuresLoaderQuery, type loader } from './featuresLoader.ts';
import { FeatureTable } from './FeatureTable.tsx';

/** `/internal/features` */
export default function FeaturesScreen() {
  const intl = useIntl();
  const { query, set } = useListView();
  const list = useListKeys();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.features' })}
      lead={<FormattedMessage id="internalFeatures.lead" />}
      aside={
        <ButtonLink to={staffPaths.internalMemberFeatures()} look="secondary" small>
          <FormattedMessage id="internalFeatures.member.title" />
        </ButtonLink>
      }
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalFeatures.search' })}
            value={query.get('search') ?? ''}
            onSearch={(search) => set({ search })}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Features />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Features() {
  const { staff } = usePreloadedQuery<Query>(featuresLoaderQuery, useScreenData<typeof loader>().list);
  return staff?.features == null ? (
    <p className="muted">
      <FormattedMessage id="internalFeatures.noList" />
    </p>
  ) : (
    <FeatureTable features={staff.features} />
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { featuresLoaderQuery as Query } from '../../../../codegen/relay/featuresLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { featuresLoaderQuery, type loader } from './featuresLoader.ts';
import { FeatureTable } from './FeatureTable.tsx';

/** `/internal/features` */
export default function FeaturesScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.features' })}
      lead={<FormattedMessage id="internalFeatures.lead" />}
      aside={
        <ButtonLink to={staffPaths.internalMemberFeatures()} look="secondary" small>
          <FormattedMessage id="internalFeatures.member.title" />
        </ButtonLink>
      }
      tools={<ListSearch label={intl.formatMessage({ id: 'internalFeatures.search' })} name="search" />}
    >
      <Features />
    </ListPage>
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

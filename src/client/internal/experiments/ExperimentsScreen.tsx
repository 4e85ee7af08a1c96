import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { experimentsLoaderQuery as Query } from '../../../../codegen/relay/experimentsLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { experimentsLoaderQuery, type loader } from './experimentsLoader.ts';
import { ExperimentTable } from './ExperimentTable.tsx';

/** `/internal/experiments` */
export default function ExperimentsScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.experiments' })}
      lead={<FormattedMessage id="internalExperiments.lead" />}
      aside={
        <NewLink to={staffPaths.internalNewExperiment()}>
          {intl.formatMessage({ id: 'internalExperiments.new' })}
        </NewLink>
      }
      tools={<ListSearch label={intl.formatMessage({ id: 'internalExperiments.search' })} name="search" />}
    >
      <Experiments />
    </ListPage>
  );
}

function Experiments() {
  const { staff } = usePreloadedQuery<Query>(experimentsLoaderQuery, useScreenData<typeof loader>().list);
  return staff?.experiments == null ? (
    <p className="muted">
      <FormattedMessage id="internalExperiments.noList" />
    </p>
  ) : (
    <ExperimentTable experiments={staff.experiments} />
  );
}

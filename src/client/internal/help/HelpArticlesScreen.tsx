import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { helpArticlesLoaderQuery as Query } from '../../../../codegen/relay/helpArticlesLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { HelpArticleTable } from './HelpArticleTable.tsx';
import { HELP_STATES, helpArticlesLoaderQuery, type loader } from './helpArticlesLoader.ts';

/** `/internal/help` */
export default function HelpArticlesScreen() {
  const intl = useIntl();
  const { query, set } = useListView();
  const text = (id: string) => intl.formatMessage({ id: `internalHelp.${id}` });
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.help' })}
      lead={<FormattedMessage id="internalHelp.lead" />}
      aside={<NewLink to={staffPaths.internalNewHelpArticle()}>{text('new')}</NewLink>}
      tools={
        <>
          <ListSearch label={text('search')} name="search" />
          <FilterSelect
            label={text('field.state')}
            all={text('filter.anyState')}
            value={query.get('state') ?? ''}
            options={HELP_STATES.map((value) => ({ value, label: text(`state.${value}`) }))}
            onChange={(state) => set({ state })}
          />
        </>
      }
    >
      <Articles />
    </ListPage>
  );
}

function Articles() {
  const { staff } = usePreloadedQuery<Query>(helpArticlesLoaderQuery, useScreenData<typeof loader>().list);
  return staff?.helpArticles == null ? null : <HelpArticleTable articles={staff.helpArticles} />;
}

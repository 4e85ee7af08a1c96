import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FilterLinks } from '../../../ui/FilterLinks.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { useListView } from '../list/useListView.ts';
import { parseView, VIEWS } from './differenceViews.ts';

interface DifferencesPageProps {
  readonly lead: ReactNode;
  /** The links to the tool's pages. */
  readonly tabs: ReactNode;
  /** The page's address with a view, a search and a sorting. */
  readonly to: (query: {
    readonly show: string | undefined;
    readonly q: string | undefined;
    readonly sort: string | undefined;
  }) => string;
  readonly children: ReactNode;
}

/** The page of what differs between our books and a partner's list: all, what is open, or what is settled. */
export function DifferencesPage({ lead, tabs, to, children }: DifferencesPageProps) {
  const intl = useIntl();
  const { query } = useListView();
  const current = parseView(query.get('show'));
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.difference.title' })}
      lead={lead}
      tabs={tabs}
      tools={
        <>
          <ListSearch label={intl.formatMessage({ id: 'internal.difference.search' })} />
          <FilterLinks
            label={intl.formatMessage({ id: 'internal.difference.filter' })}
            links={VIEWS.map((view) => ({
              to: to({
                show: view === 'open' ? undefined : view,
                q: query.get('q') ?? undefined,
                sort: query.get('sort') ?? undefined,
              }),
              label: intl.formatMessage({ id: `internal.difference.view.${view}` }),
              active: view === current,
            }))}
          />
        </>
      }
    >
      {children}
    </ListPage>
  );
}

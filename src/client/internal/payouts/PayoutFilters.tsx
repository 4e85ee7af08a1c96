import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayoutFilters_counts$key } from '../../../../codegen/relay/PayoutFilters_counts.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { parseView, VIEWS } from './payoutViews.ts';

const isAlways = (view: string): boolean => view === 'REVIEW' || view === 'all';

/** The states, each with how many payouts are there; those without any are left out. */
export function PayoutFilters({ counts: key }: { readonly counts: PayoutFilters_counts$key }) {
  const intl = useIntl();
  const { query } = useListView();
  const counts = useFragment(
    graphql`
      fragment PayoutFilters_counts on PayoutCount @relay(plural: true) {
        state
        count
      }
    `,
    key,
  );
  const current = parseView(query.get('state'));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const countIn = (view: (typeof VIEWS)[number]) =>
    view === 'all' ? total : (counts.find(({ state }) => state === view)?.count ?? 0);
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'internalPayouts.filter' })}
      links={VIEWS.filter((view) => view === current || isAlways(view) || countIn(view) > 0).map((view) => ({
        to: staffPaths.internalPayouts({
          state: view === 'REVIEW' ? undefined : view,
          q: query.get('q') ?? undefined,
          sort: query.get('sort') ?? undefined,
        }),
        label: intl.formatMessage({ id: `internalPayouts.state.${view}` }),
        active: view === current,
        count: countIn(view),
      }))}
    />
  );
}

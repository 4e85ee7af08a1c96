import { useIntl } from 'react-intl';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { figuresQuery as Query } from '../../../../../codegen/relay/figuresQuery.graphql.ts';
import { FilterSelect } from '../../shared/list/FilterSelect.tsx';
import { useListView } from '../../shared/list/useListView.ts';
import { Connections } from './Connections.tsx';
import { Deliverability } from './Deliverability.tsx';
import { EventFigures } from './EventFigures.tsx';
import { figuresQuery, parseWeeks, WEEK_CHOICES } from './figuresQuery.ts';
import { Funnel } from './Funnel.tsx';
import { Movement } from './Movement.tsx';
import styles from './Figures.module.css';

/** The brand in figures for some weeks, as charts with their tables. */
export function Figures({ query }: { readonly query: PreloadedQuery<Query> }) {
  const intl = useIntl();
  const view = useListView();
  const { staff } = usePreloadedQuery<Query>(figuresQuery, query);
  const figures = staff?.figures;
  if (figures == null) return null;
  return (
    <>
      <div className="row">
        <FilterSelect
          label={intl.formatMessage({ id: 'internalOverview.figures.period' })}
          value={String(parseWeeks(view.query.get('weeks')))}
          options={WEEK_CHOICES.map((weeks) => ({
            value: String(weeks),
            label: intl.formatMessage({ id: 'internalOverview.figures.weeks' }, { weeks }),
          }))}
          onChange={(weeks) => view.set({ weeks })}
        />
      </div>
      <div className={styles['pair']}>
        <Funnel weeks={figures.funnel} />
        <Connections counts={figures.connections} />
      </div>
      <Movement weeks={figures.movement} />
      <EventFigures events={figures.events} />
      <Deliverability weeks={figures.messages} />
    </>
  );
}

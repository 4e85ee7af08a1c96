import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { AccuracyList_query$key } from '../../../../codegen/relay/AccuracyList_query.graphql.ts';
import type { AccuracyListPageQuery } from '../../../../codegen/relay/AccuracyListPageQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NoReadingsIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { AccuracyTable } from './AccuracyTable.tsx';
import { ExpectedPay } from './ExpectedPay.tsx';
import { ForecastErrors } from './ForecastErrors.tsx';
import { MeasureButton } from './MeasureButton.tsx';
import { Measurements } from './Measurements.tsx';
import { toAccuracyRows } from './rows.ts';

export function AccuracyList({ query }: { readonly query: AccuracyList_query$key }) {
  const intl = useIntl();
  const view = useListView();
  const utilityId = view.query.get('utility');
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    AccuracyListPageQuery,
    AccuracyList_query$key
  >(
    graphql`
      fragment AccuracyList_query on Query
      @refetchable(queryName: "AccuracyListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, utilityId: { type: "ID" }) {
        staff {
          accuracy(first: $count, after: $cursor, utilityId: $utilityId) @connection(key: "AccuracyList_accuracy", filters: ["utilityId"]) {
            edges {
              node {
                state
                ...ExpectedPay_programs
            ...ForecastErrors_programs
                ...Measurements_programs
                ...rows_program
              }
            }
          }
        }
      }
    `,
    query,
  );
  const programs = data.staff?.accuracy?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalAccuracy.${id}` });
  if (programs.length === 0) return <p className="muted">{text('none')}</p>;
  if (programs.every(({ state }) => state === 'NEVER')) {
    return (
      <>
        <EmptyState
          illustration={<NoReadingsIllustration />}
          title={text('empty.title')}
          action={<MeasureButton utilityId={utilityId} look="primary" />}
        >
          {text('empty.text')}
        </EmptyState>
        <ExpectedPay programs={programs} />
        <ForecastErrors programs={programs} />
      </>
    );
  }
  const rows = toAccuracyRows(programs, view.query.get('days') === 'other' ? 'OTHER' : 'WEEKDAY');
  return (
    <>
      <Measurements programs={programs} action={<MeasureButton utilityId={utilityId} look="secondary" />} />
      <AccuracyTable rows={rows} isComplete={!hasNext} />
      {hasNext && (
        <div className="row">
          <Button reads look="secondary" small busy={isLoadingNext} onClick={() => void loadNext(50)}>
            <FormattedMessage id="internal.list.more" />
          </Button>
        </div>
      )}
      <ExpectedPay programs={programs} />
      <ForecastErrors programs={programs} />
    </>
  );
}

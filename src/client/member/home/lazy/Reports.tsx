import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { LoadReport } from './LoadReport.tsx';
import { RatePlan } from './RatePlan.tsx';
import type { ReportsQuery } from '../../../../../codegen/relay/ReportsQuery.graphql.ts';

const reportsQuery = graphql`
  query ReportsQuery {
    viewer {
      ...LoadReport_viewer
      ...RatePlan_viewer
    }
  }
`;

interface Wanted {
  readonly load: boolean;
  readonly rates: boolean;
}

/** Reports from the member's data, loaded when this part of Home is scrolled near, so that the first screen doesn't wait. */
export function Reports({ load, rates }: Wanted) {
  const [query, ask] = useQueryLoader<ReportsQuery>(reportsQuery);
  const isWanted = load || rates;
  useEffect(() => {
    if (isWanted) ask({});
  }, [ask, isWanted]);
  if (!isWanted) return null;
  if (query == null) return <Waiting />;
  return (
    <PartBoundary onRetry={() => ask({}, { fetchPolicy: 'network-only' })}>
      <Suspense fallback={<Waiting />}>
        <Answered query={query} load={load} rates={rates} />
      </Suspense>
    </PartBoundary>
  );
}

function Answered({ query, load, rates }: Wanted & { readonly query: PreloadedQuery<ReportsQuery> }) {
  const { viewer } = usePreloadedQuery<ReportsQuery>(reportsQuery, query);
  return (
    <>
      {load && <LoadReport viewer={viewer} />}
      {rates && <RatePlan viewer={viewer} />}
    </>
  );
}

function Waiting() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'homeMore.loading' })}>
      <Skeleton height={260} look="card" />
      <Skeleton height={420} look="card" />
    </SkeletonRegion>
  );
}

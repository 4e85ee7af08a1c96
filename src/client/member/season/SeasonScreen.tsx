import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { seasonLoaderQuery as Query } from '../../../../codegen/relay/seasonLoaderQuery.graphql.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Season } from './Season.tsx';
import { seasonLoaderQuery, type loader } from './seasonLoader.ts';

/** `/events/season`: what half a year of events brought, day by day. */
export default function SeasonScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'season.title' }));
  return (
    <div className="columns">
      <div className="stack columns-whole">
        <BackLink to={paths.events()}>
          <FormattedMessage id="season.back" />
        </BackLink>
        <h1 tabIndex={-1}>
          <FormattedMessage id="season.title" />
        </h1>
      </div>
      <PartBoundary>
        <Suspense fallback={<Loading />}>
          <Loaded />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

function Loaded() {
  const { viewer } = usePreloadedQuery<Query>(seasonLoaderQuery, useScreenData<typeof loader>().season);
  return <Season viewer={viewer} />;
}

function Loading() {
  const intl = useIntl();
  return (
    <div className="columns-whole">
      <SkeletonRegion label={intl.formatMessage({ id: 'season.loading' })}>
        <Skeleton height={164} look="card" />
        <Skeleton height={520} look="card" />
      </SkeletonRegion>
    </div>
  );
}

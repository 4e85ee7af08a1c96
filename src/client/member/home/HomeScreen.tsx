import { Suspense } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { Navigate } from 'react-router-dom';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { HomeContent } from './HomeContent.tsx';
import { homeLoaderQuery } from './homeLoader.ts';
import type { loader } from './homeLoader.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import type { HomeScreen_viewer$key } from '../../../../codegen/relay/HomeScreen_viewer.graphql.ts';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../codegen/relay/homeLoaderQuery.graphql.ts';

/** `/` for members. */
export default function HomeScreen() {
  useDocumentTitle();
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Home />
    </Suspense>
  );
}

function Home() {
  const { viewer } = usePreloadedQuery<HomeLoaderQuery>(homeLoaderQuery, useScreenData<typeof loader>().home);
  const { home } = useFragment<HomeScreen_viewer$key>(
    graphql`
      fragment HomeScreen_viewer on Viewer {
        home {
          ...HomeContent_home
        }
      }
    `,
    viewer,
  );
  // The session ended since the page was opened.
  return home == null ? <Navigate to={paths.login()} replace /> : <HomeContent home={home} />;
}

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
  const { home, session, googleRhr } = useFragment<HomeScreen_viewer$key>(
    graphql`
      fragment HomeScreen_viewer on Viewer {
        session {
          hasPartnerAccountLinkingRedirect
          user {
            accountSetupStatus
          }
        }
        googleRhr {
          id
        }
        home {
          ...HomeContent_home
        }
      }
    `,
    viewer,
  );
  // The session ended since the page was opened.
  if (home == null) return <Navigate to={paths.login()} replace />;
  // GQL-27: redirects a member who came from the thermostat's maker and has nothing else left to do.
  const leaves =
    session?.hasPartnerAccountLinkingRedirect === true &&
    session.user.accountSetupStatus === 'Complete' &&
    googleRhr?.id !== undefined;
  return leaves ? <Navigate to={paths.updateGoogleNest()} replace /> : <HomeContent home={home} />;
}

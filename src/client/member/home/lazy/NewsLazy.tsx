import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { Messages } from '../../../shared/messages/Messages.tsx';
import { NextStep } from '../../../shared/nextStep/NextStep.tsx';
import { AwayNotice } from '../../../shared/vacation/AwayNotice.tsx';
import { homeLoaderQuery } from '../homeLoader.ts';
import type { loader } from '../homeLoader.ts';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../../codegen/relay/homeLoaderQuery.graphql.ts';
import type { NewsLazy_viewer$key } from '../../../../../codegen/relay/NewsLazy_viewer.graphql.ts';

/**
 * What Home loads after its first render: vacation, the next step and the latest messages, each only when there
 * is one. A next event in the vacation says it itself.
 */
export function NewsLazy() {
  const { viewer } = usePreloadedQuery<HomeLoaderQuery>(homeLoaderQuery, useScreenData<typeof loader>().home);
  const { home } = useFragment<NewsLazy_viewer$key>(
    graphql`
      fragment NewsLazy_viewer on Viewer {
        home {
          nextEvent {
            vacation {
              __typename
            }
          }
        }
      }
    `,
    viewer,
  );
  return (
    <>
      {home?.nextEvent?.vacation == null && <AwayNotice />}
      <NextStep />
      <Messages most={2} />
    </>
  );
}

import { graphql } from 'react-relay/hooks';
import { prefetchRest, preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { eventLoaderQuery as EventLoaderQuery } from '../../../../codegen/relay/eventLoaderQuery.graphql.ts';
import { baselineRecords, eventReceipt, oneEvent } from './eventQueries.ts';

export const eventLoaderQuery = graphql`
  query eventLoaderQuery {
    viewer {
      ...EventPlaces_viewer
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const { app, params } = request;
  const id = params['id'] ?? '';
  const event = app.queries.query(oneEvent(app, id));
  const receipt = event.then(
    ({ settlement_state: state }) => (state === null ? undefined : prefetchRest(request, eventReceipt(app, id))),
    () => undefined,
  );
  const [placements] = await Promise.all([
    preloadQuery<EventLoaderQuery>(request, eventLoaderQuery, {}),
    // A missing event is thrown here on the server; in the browser the screen throws it.
    app.waitABit(event),
    app.waitABit(receipt),
    prefetchRest(request, baselineRecords(app, id)),
  ]);
  return { id, placements };
}

import { graphql } from 'react-relay/hooks';
import type { prizeFormLoaderQuery as Query } from '../../../../codegen/relay/prizeFormLoaderQuery.graphql.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { isError404 } from '../../platform/navigation/error404.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { theWheel } from './wheelQueries.ts';

export const prizeFormLoaderQuery = graphql`
  query prizeFormLoaderQuery {
    viewer {
      user {
        shippingAddress {
          line1
          line2
          city
          region
          postalCode
        }
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const { app, url } = request;
  let failure: unknown;
  const wheel = appQueries(app).query(theWheel(app));
  const [viewer] = await Promise.all([
    preloadQuery<Query>(request, prizeFormLoaderQuery, {}),
    app.waitABit(wheel.catch((error: unknown) => void (failure = error))),
  ]);
  if (isError404(failure)) throw failure;
  return { viewer, spin: url.searchParams.get('spin') };
}

import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../../platform/screen/screen.ts';
import type { sendOffLoaderQuery as SendOffLoaderQuery } from '../../../../../codegen/relay/sendOffLoaderQuery.graphql.ts';

export const sendOffLoaderQuery = graphql`
  query sendOffLoaderQuery {
    viewer {
      googleRhr {
        id
        enrollmentAppUri
        expectedPartnerName
        expectedTermsOfServiceUri
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { sendOff: await preloadQuery<SendOffLoaderQuery>(request, sendOffLoaderQuery, {}) };
}

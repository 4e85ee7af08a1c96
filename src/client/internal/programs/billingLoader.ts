import { graphql } from 'react-relay/hooks';
import type { billingLoaderQuery as Query } from '../../../../codegen/relay/billingLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const billingLoaderQuery = graphql`
  query billingLoaderQuery($id: ID!) {
    staff {
      program(id: $id) {
        id
        name
        utility {
          name
        }
        ...Billing_program
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    program: await preloadQuery<Query>(request, billingLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}

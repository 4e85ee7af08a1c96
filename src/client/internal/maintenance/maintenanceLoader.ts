import { graphql } from 'react-relay/hooks';
import type { maintenanceLoaderQuery as Query } from '../../../../codegen/relay/maintenanceLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const maintenanceLoaderQuery = graphql`
  query maintenanceLoaderQuery($subject: String!) {
    staff {
      ...StuckPanel_staff
      maintenance {
        ...MaintenanceSwitch_maintenance
      }
      auditLog(first: 20, subject: $subject) {
        edges {
          node {
            ...History_entries
          }
        }
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    state: await preloadQuery<Query>(request, maintenanceLoaderQuery, {
      subject: `brand:${request.app.brand.id}`,
    }),
  };
}

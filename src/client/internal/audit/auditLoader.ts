import { graphql } from 'react-relay/hooks';
import type { auditLoaderQuery as Query } from '../../../../codegen/relay/auditLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { auditFilters } from './auditFilters.ts';

export const auditLoaderQuery = graphql`
  query auditLoaderQuery($actor: String, $object: String, $action: String, $from: DateTime, $before: DateTime) {
    ...AuditLog_query @arguments(actor: $actor, object: $object, action: $action, from: $from, before: $before)
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    log: await preloadQuery<Query>(
      request,
      auditLoaderQuery,
      auditFilters(request.url.searchParams, request.app.zone),
    ),
  };
}

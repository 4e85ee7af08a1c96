import { graphql } from 'react-relay/hooks';
import type { auditLoaderQuery as Query } from '../../../../codegen/relay/auditLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const auditLoaderQuery = graphql`
  query auditLoaderQuery($subject: String) {
    ...AuditLog_query @arguments(subject: $subject)
  }
`;

export async function loader(request: ScreenRequest) {
  const subject = request.url.searchParams.get('q')?.trim() ?? '';
  return { log: await preloadQuery<Query>(request, auditLoaderQuery, { subject: subject === '' ? null : subject }) };
}

import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { AuditLog_query$key } from '../../../../codegen/relay/AuditLog_query.graphql.ts';
import type { AuditLogPageQuery } from '../../../../codegen/relay/AuditLogPageQuery.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { History } from '../shared/history/History.tsx';
import { ListFoot } from '../shared/list/ListTools.tsx';

export function AuditLog({ query }: { readonly query: AuditLog_query$key }) {
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    AuditLogPageQuery,
    AuditLog_query$key
  >(
    graphql`
      fragment AuditLog_query on Query
      @refetchable(queryName: "AuditLogPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        actor: { type: "String" }
        object: { type: "String" }
        action: { type: "String" }
        from: { type: "DateTime" }
        before: { type: "DateTime" }
      ) {
        staff {
          auditLog(first: $count, after: $cursor, actor: $actor, object: $object, action: $action, from: $from, before: $before)
            @connection(key: "AuditLog_auditLog", filters: ["actor", "object", "action", "from", "before"]) {
            totalCount
            edges {
              node {
                ...History_entries
              }
            }
          }
        }
      }
    `,
    query,
  );
  const log = data.staff?.auditLog;
  if (log == null) {
    return (
      <p className="muted">
        <FormattedMessage id="internal.audit.closed" />
      </p>
    );
  }
  if (log.edges.length === 0) {
    return (
      <p className="muted">
        <FormattedMessage id="internal.list.nothing" />
      </p>
    );
  }
  return (
    <>
      <Card>
        <History entries={log.edges.map(({ node }) => node)} withSubject />
      </Card>
      <ListFoot
        shown={log.edges.length}
        total={log.totalCount}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['search']}
      />
    </>
  );
}

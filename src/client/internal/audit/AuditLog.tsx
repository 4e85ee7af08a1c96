import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { AuditLog_query$key } from '../../../../codegen/relay/AuditLog_query.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { History } from '../shared/history/History.tsx';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';

const fragment = graphql`
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
      readAt
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
`;

export function AuditLog({ query }: { readonly query: AuditLog_query$key }) {
  const list = useStaffList(fragment, query, ({ staff }) => staff?.auditLog);
  if (list.data.staff?.auditLog == null) {
    return (
      <p className="muted">
        <FormattedMessage id="internal.audit.closed" />
      </p>
    );
  }
  if (list.rows.length === 0) {
    return (
      <p className="muted">
        <FormattedMessage id="internal.list.nothing" />
      </p>
    );
  }
  return (
    <>
      <Card>
        <History entries={list.rows} withSubject />
      </Card>
      <ListFoot
        shown={list.rows.length}
        total={list.total}
        busy={list.busy}
        onMore={list.onMore}
        readAt={list.data.staff.readAt}
        keys={['search']}
      />
    </>
  );
}

import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { AuditExportQuery } from '../../../../codegen/relay/AuditExportQuery.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { auditCsv, type AuditRow } from './auditCsv.ts';
import { auditFilters, type AuditFilters } from './auditFilters.ts';

/** Saves all lines that match the filters, not only the loaded ones. */
export function AuditExport() {
  const app = useApp();
  const environment = useRelayEnvironment();
  const { query } = useListView();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      download(auditCsv(await allLines(environment, auditFilters(query, app.zone))));
    } catch {
      // The error funnel has reported it.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button reads look="secondary" small busy={busy} onClick={() => void save()}>
      <FormattedMessage id="internal.audit.export" />
    </Button>
  );
}

type LogPage = NonNullable<AuditExportQuery['response']['staff']>['auditLog'];

async function allLines(environment: IEnvironment, filters: AuditFilters): Promise<AuditRow[]> {
  const lines: AuditRow[] = [];
  let after: string | null = null;
  do {
    const page = await onePage(environment, filters, after);
    for (const { node } of page?.edges ?? []) {
      const { at, actor, action, subject, objectName, reason, before, after: is } = node;
      lines.push({ at, actor, action, subject, objectName, reason, before, after: is });
    }
    after = page?.pageInfo.hasNextPage === true ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return lines;
}

async function onePage(
  environment: IEnvironment,
  filters: AuditFilters,
  after: string | null,
): Promise<LogPage> {
  const answer = await fetchQuery<AuditExportQuery>(
    environment,
    graphql`
      query AuditExportQuery($after: String, $actor: String, $object: String, $action: String, $from: DateTime, $before: DateTime) {
        staff {
          auditLog(first: 100, after: $after, actor: $actor, object: $object, action: $action, from: $from, before: $before) {
            edges {
              node {
                at
                actor
                action
                subject
                objectName
                reason
                before
                after
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    { ...filters, after },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.staff?.auditLog;
}

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'audit-log.csv';
  link.click();
  URL.revokeObjectURL(address);
}

import { csvTable, spreadsheetText } from '../../../domain/settlement/csvText.ts';

export interface AuditRow {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly objectName?: string | null | undefined;
  readonly reason: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

const HEAD = ['at', 'actor', 'action', 'subject', 'object', 'reason', 'before', 'after'];

/** Lines of the audit log as a table, latest first, with both states in full as JSON. */
export function auditCsv(rows: readonly AuditRow[]): string {
  return csvTable([
    HEAD,
    ...rows.map(({ at, actor, action, subject, objectName, reason, before, after }) =>
      [at, actor, action, subject, objectName ?? '', reason, before ?? '', after ?? ''].map(spreadsheetText),
    ),
  ]);
}

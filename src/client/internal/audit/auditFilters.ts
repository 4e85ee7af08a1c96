import { addDays, startOfLocalDay } from '../../../domain/meter/zone.ts';

/** The filters of the audit log, as the server takes them; null: any. */
export interface AuditFilters {
  readonly actor: string | null;
  readonly object: string | null;
  readonly action: string | null;
  readonly from: string | null;
  readonly before: string | null;
}

/** Query parameters: `by`, `q`, `action`, and `from` and `to`, two days in the reader's time zone, both inclusive. */
export function auditFilters(query: URLSearchParams, zone: string): AuditFilters {
  const text = (name: string) => {
    const typed = query.get(name)?.trim() ?? '';
    return typed === '' ? null : typed;
  };
  return {
    actor: text('by'),
    object: text('q'),
    action: text('action'),
    from: dayStart(text('from'), 0, zone),
    before: dayStart(text('to'), 1, zone),
  };
}

function dayStart(day: string | null, later: number, zone: string): string | null {
  if (day === null || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return null;
  return new Date(startOfLocalDay(zone, addDays(day, later)) * 1000).toISOString();
}

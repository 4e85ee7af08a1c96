/** What a partner's webhook says about one of its events. */
export interface WebhookSignal {
  readonly id: string;
  readonly action: 'START' | 'CHANGE' | 'CANCEL';
  /** null: now; in a change: unchanged. */
  readonly start: Date | null;
  /** null: `lasts` gives it; in a change without either: unchanged. */
  readonly end: Date | null;
  readonly lastsMs: number | null;
  readonly reason: string | null;
  /**
   * When the partner decided it: older messages than the latest are ignored. null: use the signature's time.
   */
  readonly decidedAt: Date | null;
}

const ACTIONS = { start: 'START', change: 'CHANGE', cancel: 'CANCEL' } as const;
const MOST_MINUTES = 24 * 60;

/**
 * Parses a webhook's body: `{ id, action: start | change | cancel, kind: real_time | scheduled, start?, end?
 * or duration_minutes, reason?, at? }`. Returns an error message for the partner's developers if invalid. A
 * real-time event starts now, whatever its start says; a scheduled one needs a start and an end or length.
 */
export function parseWebhookSignal(value: unknown): WebhookSignal | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'The body must be a JSON object.';
  const body = value as Readonly<Record<string, unknown>>;
  const { id, kind, reason, duration_minutes: minutes } = body;
  if (typeof id !== 'string' || !/^[\w.:-]{1,100}$/.test(id))
    return 'id must be a text of at most 100 letters, digits and . _ : -';
  const action =
    typeof body['action'] === 'string' && Object.hasOwn(ACTIONS, body['action'])
      ? ACTIONS[body['action'] as keyof typeof ACTIONS]
      : null;
  if (action === null) return 'action must be start, change or cancel.';
  const instants = {
    start: parseInstant(body['start']),
    end: parseInstant(body['end']),
    at: parseInstant(body['at']),
  };
  const wrong = Object.entries(instants).find(([, instant]) => instant === undefined);
  if (wrong) return `${wrong[0]} must be an ISO 8601 time with a zone.`;
  if (reason !== undefined && (typeof reason !== 'string' || reason.length > 300))
    return 'reason must be a text of at most 300 characters.';
  if (
    minutes !== undefined &&
    (!Number.isInteger(minutes) || Number(minutes) < 1 || Number(minutes) > MOST_MINUTES)
  )
    return `duration_minutes must be a whole number from 1 to ${MOST_MINUTES}.`;
  const [start, end, decidedAt] = [instants.start ?? null, instants.end ?? null, instants.at ?? null];
  const lastsMs = minutes === undefined ? null : Number(minutes) * 60_000;
  if (action === 'START') {
    if (kind !== 'real_time' && kind !== 'scheduled') return 'kind must be real_time or scheduled.';
    if (kind === 'scheduled' && start === null) return 'A scheduled event needs its start.';
    if (end === null && lastsMs === null) return 'end or duration_minutes is needed.';
  }
  const begins = action === 'START' && kind === 'real_time' ? null : start;
  return {
    id,
    action,
    start: begins,
    end,
    lastsMs,
    reason: typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : null,
    decidedAt,
  };
}

/** null: not given; undefined: invalid. */
function parseInstant(value: unknown): Date | null | undefined {
  if (value === undefined || value === null) return null;
  if (
    typeof value !== 'string' ||
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(value)
  )
    return undefined;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

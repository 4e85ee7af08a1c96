import { statusAt } from '../../../domain/events/status.ts';
import type { ReportRequest } from '../../../domain/gridSignals/reports.ts';
import { toAudience } from '../../../domain/segments/audience.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { ownReason } from '../../audit/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { say } from '../../platform/messages/say.ts';
import type { SaveOutcome } from '../schedule/saveOutcome.ts';
import { cancelEvent } from '../schedule/cancelling.ts';
import { changeEvent, scheduleEvent } from '../schedule/scheduling.ts';
import { readProgram } from '../queries/programs.ts';
import { findEvent } from '../store/events.ts';
import { eventLife, type StoredEvent } from '../schedule/storedEvent.ts';
import { TIMING, type GridSourceRow, type SignalDeps } from './deps.ts';
import {
  findGridEvent,
  findSignal,
  insertSignal,
  updateGridEvent,
  upsertGridEvent,
  type GridEventRow,
} from './store/signals.ts';
import { lockGridSource, updateGridSource } from './store/sources.ts';
import type { SignalOutcome } from './tables.ts';

/** A source's message about one of its events, in either protocol. */
export interface Signal {
  readonly externalId: string;
  readonly vtnEventId: string;
  /** Sorts as text, later ones greater. */
  readonly revision: string;
  /** Identifies the message, so that a repeat is ignored. */
  readonly messageKey: string;
  readonly action: 'START' | 'CHANGE' | 'CANCEL';
  /** True: a missing start means now, a missing end the longest event. False: what is missing stays as it is. */
  readonly complete: boolean;
  readonly start: Date | null;
  readonly end: Date | null;
  /** Duration, where there is no end. */
  readonly lastsMs: number | null;
  readonly reason: string | null;
  readonly report: ReportRequest | null;
}

export interface SignalResult {
  readonly outcome: SignalOutcome;
  readonly detail: Sentence | null;
  readonly eventId: string | null;
  /** The message had been processed before. */
  readonly repeated: boolean;
}

type Verdict = Omit<SignalResult, 'repeated'> & { readonly startAt?: Date; readonly endAt?: Date };

const ignored = (detail: Sentence, eventId: string | null = null): Verdict => ({
  outcome: 'IGNORED',
  detail,
  eventId,
});

/**
 * Schedules, starts, changes or cancels an event for a signal and records the outcome. One transaction for
 * each signal of a source, so that repeats and races do nothing twice. A cancelled event stays cancelled when
 * older signals arrive late.
 */
export function ingestSignal(deps: SignalDeps, sourceId: string, signal: Signal): Promise<SignalResult> {
  return transaction(deps.db, async (tx) => {
    const source = await lockGridSource(tx, sourceId);
    if (source === undefined) throw new Error('A grid source disappeared while its signal was processed.');
    const before = await findSignal(tx, sourceId, signal.messageKey);
    if (before !== undefined)
      return { outcome: before.outcome, detail: before.detail, eventId: before.eventId, repeated: true };
    const known = await findGridEvent(tx, sourceId, signal.externalId);

    const now = deps.clock.now();
    // One instant for all steps: "now" must not lie in the past when scheduling checks it.
    const verdict = await judge({ ...deps, db: tx, clock: { now: () => now } }, source, signal, known, now);
    const { outcome, detail, eventId, startAt, endAt } = verdict;
    await insertSignal(tx, {
      sourceId,
      id: deps.newId(),
      brand: source.brand,
      at: now,
      externalId: signal.externalId,
      messageKey: signal.messageKey,
      action: signal.action,
      startAt: startAt ?? signal.start,
      endAt: endAt ?? signal.end,
      outcome,
      detail,
      eventId,
    });
    await updateGridSource(tx, sourceId, { lastSignalAt: now });
    return { outcome, detail, eventId, repeated: false };
  });
}

async function judge(
  deps: SignalDeps,
  source: GridSourceRow,
  signal: Signal,
  known: GridEventRow | undefined,
  now: Date,
): Promise<Verdict> {
  if (!source.active)
    return { outcome: 'REFUSED', detail: say('signals.sourceOff'), eventId: known?.eventId ?? null };
  if (known !== undefined && signal.revision < known.revision)
    return ignored(say('signals.older'), known.eventId);
  if (signal.action === 'CANCEL') return callOff(deps, source, signal, known);
  if (known?.over === true) return ignored(say('signals.calledOffBefore'), known.eventId);
  const event = known?.eventId == null ? null : await findEvent(deps.db, source.brand, known.eventId);
  if (event !== null) return alter(deps, source, signal, event, now);
  return signal.complete ? begin(deps, source, signal, now) : ignored(say('signals.unknown'));
}

async function begin(deps: SignalDeps, source: GridSourceRow, signal: Signal, now: Date): Promise<Verdict> {
  const program = await readProgram(deps.db, source.brand, source.programId);
  const isNow = signal.start === null || signal.start.getTime() <= now.getTime() + TIMING.nowMs;
  const start = isNow ? now : signal.start;
  const longestMs = (program?.rules.longestEventMinutes ?? 0) * 60_000;
  const end = signal.end ?? new Date(start.getTime() + Math.min(signal.lastsMs ?? longestMs, longestMs));
  if (end <= now) {
    await saveGridEvent(deps.db, source, signal, null, null);
    return { ...ignored(say('signals.past')), startAt: start, endAt: end };
  }
  const outcome = await scheduleEvent(deps, {
    ...signalOrder(deps, source, signal),
    programId: source.programId,
    algorithm: isNow ? source.realTimeAlgorithm : source.scheduledAlgorithm,
    start,
    end,
    audience: toAudience(source.segment),
    idempotencyKey: `grid:${source.id}:${signal.externalId}`,
  });
  await saveGridEvent(
    deps.db,
    source,
    signal,
    outcome.saved ? outcome.event.id : null,
    outcome.saved ? end : null,
  );
  if (!outcome.saved)
    return { outcome: 'REFUSED', detail: outcome.refusal.message, eventId: null, startAt: start, endAt: end };
  return {
    outcome: isNow ? 'STARTED' : 'SCHEDULED',
    detail: null,
    eventId: outcome.event.id,
    startAt: start,
    endAt: end,
  };
}

async function alter(
  deps: SignalDeps,
  source: GridSourceRow,
  signal: Signal,
  event: StoredEvent,
  now: Date,
): Promise<Verdict> {
  const status = statusAt(eventLife(event), now);
  await saveGridEvent(deps.db, source, signal, event.id, signal.end);
  if (status === 'CANCELLED') return ignored(say('signals.calledOffHere'), event.id);
  if (status !== 'SCHEDULED' && status !== 'ACTIVE') return ignored(say('signals.overHere'), event.id);
  // A running event keeps its start; "now" brings a planned one forward.
  const begins = status === 'ACTIVE' ? event.start : (signal.start ?? (signal.complete ? now : event.start));
  const start = begins < now && status === 'SCHEDULED' ? now : begins;
  const after = (ms: number) => new Date(start.getTime() + ms);
  const until =
    signal.end ??
    (signal.lastsMs !== null
      ? after(signal.lastsMs)
      : signal.complete
        ? after(event.rules.longestEventMinutes * 60_000)
        : event.end);
  if (start.getTime() === event.start.getTime() && until.getTime() === event.end.getTime())
    return { ...ignored(say('signals.unchanged'), event.id), startAt: start, endAt: until };
  const ends = until <= now && status === 'ACTIVE' ? 'now' : until;
  const outcome = await changeEvent(deps, {
    ...signalOrder(deps, source, signal),
    eventId: event.id,
    version: null,
    start,
    end: ends,
  });
  if (outcome.saved) await saveGridEvent(deps.db, source, signal, event.id, outcome.event.end);
  return {
    ...toVerdict(outcome, 'CHANGED', event.id),
    startAt: start,
    endAt: outcome.saved ? outcome.event.end : until,
  };
}

async function callOff(
  deps: SignalDeps,
  source: GridSourceRow,
  signal: Signal,
  known: GridEventRow | undefined,
): Promise<Verdict> {
  const event = known?.eventId == null ? null : await findEvent(deps.db, source.brand, known.eventId);
  const status = event === null ? null : statusAt(eventLife(event), deps.clock.now());
  if (event !== null && (status === 'ENDED' || status === 'CLOSED')) {
    // Its results must still be reported.
    await updateGridEvent(deps.db, source.id, signal.externalId, { over: true });
    return ignored(say('signals.overHere'), event.id);
  }
  await saveGridEvent(deps.db, source, signal, event?.id ?? null, null, true);
  if (known === undefined) return ignored(say('signals.unknown'));
  if (event === null) return ignored(say('signals.neverBegan'));
  if (status === 'CANCELLED') return ignored(say('signals.calledOffHere'), event.id);
  return toVerdict(
    await cancelEvent(deps, {
      ...signalOrder(deps, source, signal),
      eventId: event.id,
      version: null,
      cause: 'signal',
    }),
    'CANCELLED',
    event.id,
  );
}

function toVerdict(outcome: SaveOutcome, done: SignalOutcome, eventId: string): Verdict {
  return outcome.saved
    ? { outcome: done, detail: null, eventId }
    : { outcome: 'REFUSED', detail: outcome.refusal.message, eventId };
}

/** The audit log names the source and its reason. */
function signalOrder(
  { brands }: Pick<SignalDeps, 'brands'>,
  { brand, name }: GridSourceRow,
  { reason, externalId }: Signal,
) {
  return {
    brandId: brand,
    actorId: null,
    reason: ownReason(
      brands.byId(brand),
      say('audit.gridSignal', {
        signal: externalId,
        source: name,
        given: reason === null ? 'no' : 'yes',
        reason: reason ?? '',
      }),
    ).slice(0, 500),
  };
}

/** `end` is the event's, from which the report's time follows; null: nothing to report. */
async function saveGridEvent(
  tx: Db,
  source: GridSourceRow,
  { externalId, vtnEventId, revision, report }: Signal,
  eventId: string | null,
  end: Date | null,
  over = false,
): Promise<void> {
  const wanted = over || report === null || report.payloadTypes.length === 0 ? null : report;
  await upsertGridEvent(tx, {
    sourceId: source.id,
    externalId,
    vtnEventId,
    revision,
    eventId,
    over,
    report: wanted,
    reportDueAt: wanted === null || end === null ? null : new Date(end.getTime() + TIMING.reportAfterMs),
  });
}

import { toLocalDate } from '../../../domain/meter/zone.ts';
import { programRules } from '../../../domain/programs/rules.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { lockProgram } from '../../programs/service.ts';
import { readPeriodEvents, type FilePeriod, type SettledEvent } from './queries.ts';
import { findLatestFile, insertFile, type FileRow } from './store.ts';

interface FileOrder extends FilePeriod {
  readonly brandId: string;
  readonly actorId: string;
  readonly programId: string;
  readonly reason: string;
}

/**
 * Lines of a file's tables, above which its bytes come near to what a ZIP can say (4 GiB) and its Parquet to what a process
 * holds.
 */
const MOST_LINES = 20_000_000;
/** An interval's own line and those of the days of its baseline. */
const LINES_OF_INTERVAL = 11;

type Outcome = { readonly id: string } | { readonly refusal: RefusedChange };

/**
 * Has a job make a settlement file of a month that is over, or of an event that has ended. Where there is one already, the
 * new one restates it, and is refused while nothing has changed. `mostLines` only differs in tests.
 */
export function makeSettlementFile(
  deps: Pick<Deps, 'clock' | 'newId'> & { readonly db: Db },
  { brandId, actorId, programId, reason, ...period }: FileOrder,
  mostLines = MOST_LINES,
): Promise<Outcome> {
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const program = await lockProgram(tx, brandId, programId);
    if (program === null) return refusal('NOT_FOUND', say('programs.noSuchProgram'));
    const rules = programRules(program.rules);
    const thisMonth = toLocalDate(rules.zone, now.getTime() / 1000).slice(0, 7);
    const faults = [...periodFaults(period, thisMonth), ...reasonFaults(reason)];
    if (faults.length > 0) return invalid(faults);
    const field = period.month === null ? 'eventId' : 'month';
    const events = await readPeriodEvents(tx, programId, period);
    const nothing = say(events.length === 0 ? 'programs.file.noEvents' : 'programs.file.noResults');
    const before = await findLatestFile(tx, programId, period);
    if (events.length === 0 || (before === null && events.every(({ settled }) => settled === 0)))
      return refusal('NOT_ALLOWED', nothing, [{ field, message: nothing }]);
    if (linesOf(events) > mostLines) {
      const tooLarge = say(period.month === null ? 'programs.file.eventTooLarge' : 'programs.file.tooLarge');
      return refusal('NOT_ALLOWED', tooLarge, [{ field, message: tooLarge }]);
    }
    if (before?.state === 'making') return refusal('CONFLICT', say('programs.file.making'));
    if (before !== null && before.meters === rules.settlementMeters && hasSame(before, events))
      return refusal('NOT_ALLOWED', say('programs.file.same', { number: before.number }));
    const file = await insertFile(tx, {
      id: deps.newId(),
      brand: brandId,
      programId,
      ...period,
      restatesId: before?.id ?? null,
      state: 'making',
      meters: rules.settlementMeters,
      askedAt: now,
      askedBy: actorId,
      dueAt: now,
    });
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: 'program.settlementFile',
      subject: `program:${programId}`,
      reason: reason.trim(),
      before: null,
      after: { file: file.id, number: file.number, ...period, restates: before?.number ?? null },
    });
    return { id: file.id };
  });
}

/** About how many lines the events' results are. */
const linesOf = (events: readonly SettledEvent[]): number =>
  events.reduce(
    (sum, { start, end, intervalMinutes, settled }) =>
      sum +
      settled * Math.ceil((end.getTime() - start.getTime()) / 60_000 / intervalMinutes) * LINES_OF_INTERVAL,
    0,
  );

/** Whether a file has just the results that count now. */
function hasSame({ contents, readAt }: FileRow, events: readonly SettledEvent[]): boolean {
  if (contents === null)
    return readAt !== null && events.every(({ settledAt }) => settledAt === null || settledAt < readAt);
  return events.reduce((sum, event) => sum + event.contents, 0n) === BigInt(contents);
}

function periodFaults({ month, eventId }: FilePeriod, thisMonth: string) {
  if ((month === null) === (eventId === null))
    return [{ field: 'month', message: say('programs.file.period') }];
  if (month === null) return [];
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month))
    return [{ field: 'month', message: say('programs.file.month') }];
  return month < thisMonth ? [] : [{ field: 'month', message: say('programs.file.monthOpen') }];
}

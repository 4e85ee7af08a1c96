import { and, eq, lte } from 'drizzle-orm';
import { backendAddress } from '../../../domain/brands/brandOrigin.ts';
import { parseVtnEvent, gridWindows, type VtnEvent } from '../../../domain/gridSignals/openAdr.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { say } from '../../platform/messages/say.ts';
import { backOff, secretName, TIMING, WEBHOOK_PATH, type GridSourceRow, type SignalDeps } from './deps.ts';
import { gridEvents, gridSources } from './tables.ts';
import { takeSignal, type Signal } from './takeSignal.ts';
import { vtnClient, type VtnProgram } from './vtnClient.ts';

type Client = ReturnType<typeof vtnClient>;
type Known = typeof gridEvents.$inferSelect;

/**
 * Asks a VTN for its program's events and takes in what has changed since: new events, changed ones, and those that are gone.
 * Harmless when done twice. A VTN that fails is asked again later and later; what it announced before goes on.
 */
export async function pollVtn(deps: SignalDeps, sourceId: string): Promise<void> {
  const now = deps.clock.now();
  const [source] = await deps.db
    .select()
    .from(gridSources)
    .where(and(eq(gridSources.id, sourceId), lte(gridSources.pollDueAt, now)));
  if (source === undefined) return;
  try {
    const fault = await look(deps, source);
    await save(deps, source, {
      pollDueAt: new Date(now.getTime() + TIMING.pollMs),
      failures: 0,
      fault,
      faultAt: fault === null ? null : (source.faultAt ?? now),
      ...(fault === null ? { polledAt: now } : {}),
    });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    const failures = source.failures + 1;
    await save(deps, source, {
      pollDueAt: new Date(now.getTime() + backOff(failures)),
      failures,
      fault: faultOf(error),
      faultAt: source.faultAt ?? now,
    });
  }
}

/** What is wrong although the VTN answers; null: nothing. */
async function look(deps: SignalDeps, source: GridSourceRow): Promise<Sentence | null> {
  if (deps.partners.secret(secretName(source)) === null)
    return say('signals.noSecret', { name: secretName(source) });
  const client = vtnClient(deps, source);
  const program = await client.program(source.vtnProgram ?? '');
  if (program === null) return say('signals.noSuchProgram', { name: source.vtnProgram ?? '' });
  const listed = await client.events(program.id);
  const known = await deps.db.select().from(gridEvents).where(eq(gridEvents.sourceId, source.id));
  const events = listed.map(parseVtnEvent);
  await takeListed(
    deps,
    source,
    program,
    events.filter((event) => event !== null),
    known,
  );
  await subscribe(deps, source, client, program);
  if (events.includes(null))
    return say('signals.unreadable', { count: events.filter((event) => event === null).length });
  await takeGone(deps, source, new Set(events.flatMap((event) => event?.id ?? [])), known);
  return null;
}

/** The more urgent first: where two get into each other's way, it is the one that comes about. */
async function takeListed(
  deps: SignalDeps,
  source: GridSourceRow,
  program: VtnProgram,
  events: readonly VtnEvent[],
  known: readonly Known[],
): Promise<void> {
  const byId = new Map(known.map((row) => [row.externalId, row]));
  for (const event of [...events].sort((a, b) => a.priority - b.priority)) {
    const windows = gridWindows(event);
    const reportTypes = event.reportTypes.length > 0 ? event.reportTypes : program.reportTypes;
    const ids = windows.map((_window, index) => idOf(event, index));
    for (const [index, window] of windows.entries()) {
      const externalId = idOf(event, index);
      const before = byId.get(externalId);
      if (before?.revision === revisionOf(event)) continue;
      await takeSignal(deps, source.id, {
        ...signalOf(event, externalId),
        ...window,
        action: before === undefined ? 'START' : 'CHANGE',
        report: reportTypes.length === 0 ? null : { payloadTypes: reportTypes },
      });
    }
    // A window that the event has no more is off.
    for (const row of known) {
      if (row.vtnEventId === event.id && !row.over && !ids.includes(row.externalId))
        await takeSignal(deps, source.id, { ...signalOf(event, row.externalId), action: 'CANCEL' });
    }
  }
}

async function takeGone(
  deps: SignalDeps,
  source: GridSourceRow,
  listed: ReadonlySet<string>,
  known: readonly Known[],
): Promise<void> {
  for (const { vtnEventId, externalId, revision, over } of known) {
    if (over || listed.has(vtnEventId)) continue;
    await takeSignal(deps, source.id, {
      externalId,
      vtnEventId,
      revision,
      messageKey: `${externalId}@gone`,
      action: 'CANCEL',
      complete: true,
      start: null,
      end: null,
      lastsMs: null,
      reason: 'It is gone from the VTN.',
      report: null,
    });
  }
}

/** Asks to be told of changes at once, where the VTN does that; else asking every half minute has to do. */
async function subscribe(
  deps: SignalDeps,
  source: GridSourceRow,
  client: Client,
  program: VtnProgram,
): Promise<void> {
  const now = deps.clock.now();
  if (source.subscribeDueAt !== null && source.subscribeDueAt > now) return;
  const brand = deps.brands.byId(source.brand);
  if (brand === null) return;
  const subscribeDueAt = new Date(now.getTime() + TIMING.subscribeMs);
  try {
    const stands = source.subscriptionId !== null && (await client.subscribed(source.subscriptionId));
    const url = `${backendAddress(brand.config, deps.config)}${WEBHOOK_PATH}/${source.id}/notifications`;
    await save(deps, source, {
      subscribeDueAt,
      subscriptionId: stands
        ? source.subscriptionId
        : await client.subscribe(program.id, url, notificationToken(deps, source.id)),
    });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    await save(deps, source, { subscribeDueAt, subscriptionId: null });
  }
}

/** What the VTN proves itself with when it notifies us: ours to give, and known to nobody else. */
export const notificationToken = ({ secrets }: Pick<SignalDeps, 'secrets'>, sourceId: string): string =>
  secrets.keyedHash('grid-notification', sourceId);

const idOf = ({ id }: VtnEvent, index: number): string => (index === 0 ? id : `${id}#${index + 1}`);
const revisionOf = ({ modified }: VtnEvent): string => new Date(modified).toISOString();

function signalOf(event: VtnEvent, externalId: string): Signal {
  const revision = revisionOf(event);
  return {
    externalId,
    vtnEventId: event.id,
    revision,
    messageKey: `${externalId}@${revision}`,
    action: 'START',
    complete: true,
    start: null,
    end: null,
    lastsMs: null,
    reason: event.name,
    report: null,
  };
}

/** A change that staff made meanwhile stays: it has asked for a new look anyway. */
async function save(
  { db }: SignalDeps,
  { id, version }: GridSourceRow,
  change: Partial<typeof gridSources.$inferInsert>,
): Promise<void> {
  await db
    .update(gridSources)
    .set(change)
    .where(and(eq(gridSources.id, id), eq(gridSources.version, version)));
}

/** A partner's fault in words for staff. */
export function faultOf({ kind, status }: PartnerFault): Sentence {
  switch (kind) {
    case 'status':
      return say('signals.fault.status', { status: status ?? 0 });
    case 'deadline':
      return say('signals.fault.deadline');
    case 'garbage':
    case 'too-large':
      return say('signals.fault.garbage');
    case 'address':
    case 'redirect':
      return say('signals.fault.address');
    case 'unreachable':
    case 'open-circuit':
      return say('signals.fault.unreachable');
  }
}

import { backendAddress } from '../../../domain/brands/brandOrigin.ts';
import { parseVtnEvent, gridWindows, type VtnEvent } from '../../../domain/gridSignals/openAdr.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { ownReason } from '../../audit/service.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { say } from '../../platform/messages/say.ts';
import { backOff, secretName, TIMING, WEBHOOK_PATH, type GridSourceRow, type SignalDeps } from './deps.ts';
import { ingestSignal, type Signal } from './ingestSignal.ts';
import { listGridEvents, type GridEventRow } from './store/signals.ts';
import { readDueSource, updateUnchangedSource } from './store/sources.ts';
import { CLIENT_NAME, vtnClient, type VtnProgram } from './vtnClient.ts';

type Client = ReturnType<typeof vtnClient>;

/**
 * Polls a VTN and ingests new, changed and removed events of its program. Safe to repeat. A failing VTN is
 * retried with back-off, and its known events stay.
 */
export async function pollVtn(deps: SignalDeps, sourceId: string): Promise<void> {
  const now = deps.clock.now();
  const source = await readDueSource(deps.db, sourceId, now);
  if (source === undefined) return;
  try {
    const fault = await pollEvents(deps, source);
    await updateUnchangedSource(deps.db, source, {
      pollDueAt: new Date(now.getTime() + TIMING.pollMs),
      failures: 0,
      fault,
      faultAt: fault === null ? null : (source.faultAt ?? now),
      ...(fault === null ? { polledAt: now } : {}),
    });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    const failures = source.failures + 1;
    await updateUnchangedSource(deps.db, source, {
      pollDueAt: new Date(now.getTime() + backOff(failures)),
      failures,
      fault: describeFault(error),
      faultAt: source.faultAt ?? now,
    });
  }
}

/** Returns a fault that staff can fix, such as a missing secret; null when all went well. */
async function pollEvents(deps: SignalDeps, source: GridSourceRow): Promise<Sentence | null> {
  if (deps.partners.secret(secretName(source)) === null)
    return say('signals.noSecret', { name: secretName(source) });
  const client = vtnClient(deps, source);
  const targets = await register(deps, source, client);
  const program = await client.program(source.vtnProgram ?? '');
  if (program === null) return say('signals.noSuchProgram', { name: source.vtnProgram ?? '' });
  const listed = await client.events(program.id, targets);
  const known = await listGridEvents(deps.db, source.id);
  const events = listed.map(parseVtnEvent);
  await ingestListed(
    deps,
    source,
    program,
    events.filter((event) => event !== null),
    known,
  );
  await subscribe(deps, source, client, program, targets);
  if (events.includes(null))
    return say('signals.unreadable', { count: events.filter((event) => event === null).length });
  await ingestRemoved(deps, source, new Set(events.flatMap((event) => event?.id ?? [])), known);
  return null;
}

/** Most urgent first, so that of two conflicting events the more urgent one is scheduled. */
async function ingestListed(
  deps: SignalDeps,
  source: GridSourceRow,
  program: VtnProgram,
  events: readonly VtnEvent[],
  known: readonly GridEventRow[],
): Promise<void> {
  const byId = new Map(known.map((row) => [row.externalId, row]));
  for (const event of [...events].sort((a, b) => a.priority - b.priority)) {
    const windows = gridWindows(event);
    const reportTypes = event.reportTypes.length > 0 ? event.reportTypes : program.reportTypes;
    const ids = windows.map((_window, index) => signalId(event, index));
    for (const [index, window] of windows.entries()) {
      const externalId = signalId(event, index);
      const before = byId.get(externalId);
      if (before?.revision === toRevision(event)) continue;
      await ingestSignal(deps, source.id, {
        ...toSignal(event, externalId),
        ...window,
        action: before === undefined ? 'START' : 'CHANGE',
        report: reportTypes.length === 0 ? null : { payloadTypes: reportTypes },
      });
    }
    // A window that the event no longer has is cancelled.
    for (const row of known) {
      if (row.vtnEventId === event.id && !row.over && !ids.includes(row.externalId))
        await ingestSignal(deps, source.id, { ...toSignal(event, row.externalId), action: 'CANCEL' });
    }
  }
}

async function ingestRemoved(
  deps: SignalDeps,
  source: GridSourceRow,
  listed: ReadonlySet<string>,
  known: readonly GridEventRow[],
): Promise<void> {
  for (const { vtnEventId, externalId, revision, over } of known) {
    if (over || listed.has(vtnEventId)) continue;
    await ingestSignal(deps, source.id, {
      externalId,
      vtnEventId,
      revision,
      messageKey: `${externalId}@gone`,
      action: 'CANCEL',
      complete: true,
      start: null,
      end: null,
      lastsMs: null,
      reason: ownReason(deps.brands.byId(source.brand), say('audit.goneFromVtn')),
      report: null,
    });
  }
}

/** Whether our object and our subscription at the VTN are checked now. */
const isCheckDue = ({ subscribeDueAt }: GridSourceRow, now: Date): boolean =>
  subscribeDueAt === null || subscribeDueAt <= now;

/**
 * Makes our object at the VTN and keeps its targets, by which the VTN decides what we may see. A VTN that keeps none, or
 * makes them itself, is followed as well.
 */
async function register(deps: SignalDeps, source: GridSourceRow, client: Client): Promise<readonly string[]> {
  if (!isCheckDue(source, deps.clock.now())) return source.venTargets ?? [];
  try {
    const { id, targets } = await client.ven(`${CLIENT_NAME} ${source.clientId}`, source.venId);
    const all = [...new Set([...targets, ...(await registerHomes(client, id))])];
    await updateUnchangedSource(deps.db, source, { venId: id, venTargets: all });
    return all;
  } catch (error) {
    if (!(error instanceof PartnerFault) || error.kind !== 'status') throw error;
    await updateUnchangedSource(deps.db, source, { venId: null, venTargets: null });
    return [];
  }
}

/** All our homes together are one resource; its targets are ours as well. A VTN that keeps no resources gives none. */
async function registerHomes(client: Client, venId: string): Promise<readonly string[]> {
  try {
    return await client.resource(venId, HOMES);
  } catch (error) {
    if (!(error instanceof PartnerFault) || error.kind !== 'status') throw error;
    return [];
  }
}

/** What our homes are called at a VTN. */
const HOMES = `${CLIENT_NAME} homes`;

/** Subscribes to changes where the VTN supports it; polling covers the rest. */
async function subscribe(
  deps: SignalDeps,
  source: GridSourceRow,
  client: Client,
  program: VtnProgram,
  targets: readonly string[],
): Promise<void> {
  const now = deps.clock.now();
  if (!isCheckDue(source, now)) return;
  const brand = deps.brands.byId(source.brand);
  if (brand === null) return;
  const subscribeDueAt = new Date(now.getTime() + TIMING.subscribeMs);
  try {
    const isSubscribed = source.subscriptionId !== null && (await client.subscribed(source.subscriptionId));
    const wanted = {
      programId: program.id,
      callbackUrl: `${backendAddress(brand.config, deps.config)}${WEBHOOK_PATH}/${source.id}/notifications`,
      bearerToken: notificationToken(deps, source.id),
    };
    const subscriptionId = isSubscribed ? source.subscriptionId : await client.subscribe(wanted);
    await updateUnchangedSource(deps.db, source, { subscribeDueAt, subscriptionId });
    await client.subscribeByTargets(wanted, targets).catch(ignoreFault);
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    await updateUnchangedSource(deps.db, source, { subscribeDueAt, subscriptionId: null });
  }
}

/** What we don't hear of is found by the next poll. */
function ignoreFault(error: unknown): void {
  if (!(error instanceof PartnerFault)) throw error;
}

/** The bearer token that we give the VTN for its notifications. */
export const notificationToken = ({ secrets }: Pick<SignalDeps, 'secrets'>, sourceId: string): string =>
  secrets.keyedHash('grid-notification', sourceId);

const signalId = ({ id }: VtnEvent, index: number): string => (index === 0 ? id : `${id}#${index + 1}`);
const toRevision = ({ modified }: VtnEvent): string => new Date(modified).toISOString();

function toSignal(event: VtnEvent, externalId: string): Signal {
  const revision = toRevision(event);
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

/** For staff. */
export function describeFault({ kind, status }: PartnerFault): Sentence {
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
    case 'copy':
      return say('signals.fault.unreachable');
  }
}

import { gridWindows, parseVtnEvent } from '../../domain/gridSignals/openAdr.ts';
import type { World } from '../world/world.ts';
import { FLEET, fleetReport, VEN_NAME, type HeldEvent } from './fleet.ts';
import type { VenAccount } from './types.ts';
import { createVtnClient, Refused, type VtnClient } from './vtnClient.ts';

/** By the sandbox's clock: from one look at the VTN to the next, and to the next try without an answer or a good key. */
const EVERY_MS = 60_000;
const TRY_MS = { first: 5_000, most: 5 * 60_000 };
const REFUSED_MS = 15 * 60_000;

/** An aggregator's device that follows our product's events by OpenADR. */
export interface Ven {
  /** Follows the VTN at this address, by a new key or the one that it has. Returns whether it has a key of this client. */
  follow(wishes: Omit<VenAccount, 'key'> & { readonly key: string | null }): boolean;
  /** Looks at the VTN in the background, if it is time to. */
  tick(): void;
  /** Resolves when it has looked. */
  settled(): Promise<void>;
}

export function createVen(world: World, stopping: AbortSignal): Ven {
  const state = () => world.state.ven;
  let client: { readonly of: VenAccount; readonly vtn: VtnClient } | null = null;
  let underWay: Promise<void> | null = null;
  let last = { of: null as VenAccount | null, at: 0, failures: 0, pauseMs: 0 };

  const vtnOf = (account: VenAccount): VtnClient => {
    if (client?.of !== account)
      client = { of: account, vtn: createVtnClient(account, { now: world.now, stopping }) };
    return client.vtn;
  };
  const look = async (account: VenAccount, at: number, failures: number): Promise<void> => {
    // No answer is no news: the product may be down, or staff have ended the key.
    last = await follow(vtnOf(account), world.now).then(
      () => ({ of: account, at, failures: 0, pauseMs: EVERY_MS }),
      (error: unknown) => ({
        of: account,
        at,
        failures: failures + 1,
        pauseMs: error instanceof Refused ? REFUSED_MS : Math.min(TRY_MS.most, TRY_MS.first * 2 ** failures),
      }),
    );
  };

  return {
    follow: ({ url, clientId, key }) => {
      const before = state().account;
      const known = key ?? (before?.clientId === clientId ? before.key : null);
      if (known === null) return false;
      state().account = { url, clientId, key: known };
      world.changed();
      return true;
    },
    tick: () => {
      const { account } = state();
      if (account === null || underWay !== null || stopping.aborted) return;
      const at = world.now().getTime();
      const isSame = last.of === account;
      // The clock may be set back.
      if (isSame && Math.abs(at - last.at) < last.pauseMs) return;
      underWay = look(account, at, isSame ? last.failures : 0).finally(() => (underWay = null));
    },
    settled: async () => {
      await underWay;
    },
  };
}

/** Registers where that is missing, reads what it may, and reports each event that is over, once. */
async function follow(vtn: VtnClient, now: () => Date): Promise<void> {
  const ven = await registered(vtn);
  const resources = await registeredFleet(vtn, ven['id']);
  const programs = await vtn.list('/programs');
  const targets = [...new Set([ven, ...resources].flatMap((each) => listOfTexts(each['targets'])))];
  const events = [
    ...(await vtn.list('/events')),
    ...(targets.length === 0
      ? []
      : await vtn.list(
          '/events',
          targets.map((target) => ['targets', target] as const),
        )),
  ];
  const nameOf = (id: unknown): string =>
    String(programs.find((program) => program['id'] === id)?.['programName'] ?? id);
  const reported = new Set((await vtn.list('/reports')).map((report) => report['eventID']));
  for (const event of events) {
    const held = reported.has(event['id']) ? null : heldEvent(event, nameOf(event['programID']), now());
    const report = held && fleetReport(held);
    if (report !== null) await vtn.create('/reports', report);
  }
}

type Registered = Readonly<Record<string, unknown>>;

async function registered(vtn: VtnClient): Promise<Registered> {
  const [known] = await vtn.list('/vens', [['venName', VEN_NAME]]);
  const ven = known ?? (await vtn.create('/vens', { objectType: 'VEN_VEN_REQUEST', venName: VEN_NAME }));
  if (ven === null) throw new Refused('Another key has the name.');
  return ven;
}

async function registeredFleet(vtn: VtnClient, venId: unknown): Promise<readonly Registered[]> {
  const known = await vtn.list('/resources', [['venID', String(venId)]]);
  const made: (Registered | null)[] = [];
  for (const { name } of FLEET)
    if (known.every((resource) => resource['resourceName'] !== name))
      made.push(
        await vtn.create('/resources', {
          objectType: 'VEN_RESOURCE_REQUEST',
          resourceName: name,
          venID: venId,
        }),
      );
  return [...known, ...made.filter((resource) => resource !== null)];
}

/** null: it isn't over, or can't be read. */
function heldEvent(value: Registered, program: string, now: Date): HeldEvent | null {
  const event = parseVtnEvent(value);
  const [window] = event === null ? [] : gridWindows(event);
  if (event === null || window === undefined) return null;
  const { start, end } = window;
  if (start === null || end === null || end > now) return null;
  return { id: event.id, program, start, end, reportTypes: event.reportTypes };
}

const listOfTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

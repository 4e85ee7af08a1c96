import type { DeviceType } from '../../domain/devices/deviceTypes.ts';
import type { Household } from '../../domain/demo/household.ts';
import { shortName } from '../support/random.ts';
import type { World } from '../world/world.ts';
import { SILENCE_MS } from './behaviour.ts';
import { createBulk, type Bulk } from './bulk.ts';
import { accountId, createAccount, createDevice } from './readyDevices.ts';
import type { Device, DeviceAction, DeviceAccount, DeviceGrant, DevicesState } from './types.ts';

/** Stored and bulk accounts and their devices. */
export interface DeviceStore {
  readonly bulk: Bulk;
  state(): DevicesState;
  account(id: string): DeviceAccount | null;
  /** The account of an address with a partner; created with its usual devices if missing. */
  open(partner: string, email: string): DeviceAccount;
  /** Its devices use parts of what this home uses. */
  moveIn(account: DeviceAccount, home: Household): void;
  device(id: string): Device | null;
  listDevices(account: DeviceAccount): readonly Device[];
  /** Devices that reverted or fell silent by an instant (milliseconds) and have a subscriber. */
  due(now: number): readonly Device[];
  add(account: DeviceAccount, kind: DeviceType, name: string): Device;
  remove(device: Device): void;
  /** Stores a changed device. */
  touch(device: Device): void;
  grant(id: string): DeviceGrant | null;
  listGrants(account: string): readonly DeviceGrant[];
  saveGrant(grant: DeviceGrant): void;
  action(id: string): DeviceAction | null;
  saveAction(action: DeviceAction): void;
  forgetBulk(): void;
}

/** Finished actions that can still be queried. */
const KEPT_ACTIONS = 2_000;

export function createStore(world: World): DeviceStore {
  const state = (): DevicesState => world.state.devices;
  const bulk = createBulk(state, world);
  /** Actions of bulk accounts; lost on restart, like their devices. */
  const bulkActions = new Map<string, DeviceAction>();
  const own = <T>(record: Readonly<Record<string, T>>, id: string): T | null =>
    Object.hasOwn(record, id) ? (record[id] ?? null) : null;
  /** When something will happen to each device. A reset replaces state and devices. */
  let restless: { readonly of: DevicesState; readonly at: Map<string, number> } | null = null;
  const times = (): Map<string, number> => {
    if (restless?.of !== state())
      restless = {
        of: state(),
        at: new Map(
          Object.values(state().devices)
            .map(nextChange)
            .filter((each) => each !== null),
        ),
      };
    return restless.at;
  };
  const device = (id: string): Device | null => own(state().devices, id) ?? bulk.device(id);
  const account = (id: string): DeviceAccount | null => own(state().accounts, id) ?? bulk.account(id);

  return {
    bulk,
    state,
    account,
    open: (partner, email) => {
      const known = account(accountId(partner, email));
      if (known) return known;
      const made = createAccount(partner, email);
      state().accounts[made.account.id] = made.account;
      for (const each of made.devices) state().devices[each.id] = each;
      world.changed();
      return made.account;
    },
    moveIn: (owner, home) => {
      owner.home = home;
      for (const id of owner.deviceIds) Object.assign(device(id) ?? {}, { home });
      world.changed();
    },
    device,
    listDevices: ({ deviceIds }) => deviceIds.map(device).filter((each) => each !== null),
    due: (now) => [...times()].flatMap(([id, at]) => (at <= now ? (device(id) ?? []) : [])),
    add: (owner, kind, name) => {
      const made = createDevice(owner.partner, owner.id, shortName(owner.partner), { kind, name });
      if (owner.home !== undefined) made.home = owner.home;
      state().devices[made.id] = made;
      owner.deviceIds.push(made.id);
      world.changed();
      return made;
    },
    remove: ({ id, account: owner }) => {
      const of = own(state().accounts, owner);
      if (of) of.deviceIds = of.deviceIds.filter((each) => each !== id);
      Reflect.deleteProperty(state().devices, id);
      times().delete(id);
      world.changed();
    },
    touch: (each) => {
      const isBulk = bulk.keep(each);
      if (!isBulk) world.changed();
      const time = nextChange(each);
      // Holds without a subscriber end when they are read.
      if (time && !(isBulk && bulk.grant(each.account)?.subscription === null)) times().set(...time);
      else times().delete(each.id);
    },
    grant: (id) => own(state().grants, id) ?? bulk.grant(id),
    listGrants: (id) => {
      const ofBulk = bulk.grant(id);
      return ofBulk ? [ofBulk] : Object.values(state().grants).filter((each) => each.account === id);
    },
    saveGrant: (grant) => {
      if (bulk.keepGrant(grant)) return;
      state().grants[grant.id] = grant;
      world.changed();
    },
    action: (id) => bulkActions.get(id) ?? own(state().actions, id),
    saveAction: (action) => {
      if (bulk.account(action.account)) {
        bulkActions.set(action.id, action);
        prune(bulkActions.values(), bulkActions.size, (id) => bulkActions.delete(id));
        return;
      }
      state().actions[action.id] = action;
      const all = Object.values(state().actions);
      prune(all, all.length, (id) => Reflect.deleteProperty(state().actions, id));
      world.changed();
    },
    forgetBulk: () => {
      bulkActions.clear();
      bulk.forget();
    },
  };
}

function nextChange({ id, hold, silencedAt, silenceNoticed }: Device): [id: string, at: number] | null {
  const ends = hold?.until ? Date.parse(hold.until) : Number.POSITIVE_INFINITY;
  const noticed =
    silencedAt !== null && !silenceNoticed ? Date.parse(silencedAt) + SILENCE_MS : Number.POSITIVE_INFINITY;
  const at = Math.min(ends, noticed);
  return at === Number.POSITIVE_INFINITY ? null : [id, at];
}

/** Drops the oldest finished ones if there are many. */
function prune(actions: Iterable<DeviceAction>, count: number, forget: (id: string) => unknown): void {
  let tooMany = count - KEPT_ACTIONS;
  if (tooMany <= 0) return;
  for (const { id, status } of actions) {
    if (tooMany <= 0) return;
    if (status === 'pending') continue;
    forget(id);
    tooMany -= 1;
  }
}

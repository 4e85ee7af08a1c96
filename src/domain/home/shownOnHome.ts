import type { SetupStepKey } from '../utility/setupSteps.ts';
import { openEntries, shownPaths, type HomeEntry } from './homeList.ts';

/** What the rest of Home needs to know about its list, so that it doesn't repeat it. */
export interface ShownOnHome {
  /** Where its entries lead. */
  readonly paths: readonly string[];
  /** Next best actions that it or the event's card already offers (HOM-02). */
  readonly actions: readonly string[];
  /** The billboards that would ask for the same (BAN-02, BAN-14). */
  readonly billboards: readonly ('utility' | 'device')[];
  /** Ids of the devices that don't take part, so that a message that one is gone isn't repeated (MSG-01). */
  readonly deviceIds: readonly string[];
}

export const NOTHING_SHOWN: ShownOnHome = { paths: [], actions: [], billboards: [], deviceIds: [] };

const STEP_ACTIONS: Partial<Readonly<Record<SetupStepKey, readonly string[]>>> = {
  HOME_LOCATION: ['finish-signup', 'connect-utility'],
  DEVICE: ['connect-device'],
};

/**
 * The list wins over the specification's other pieces on Home that ask for the same: the next best action, the two
 * billboards, messages that one of its devices is gone, and a placement whose first link leads where an entry leads.
 * They are shown elsewhere, and on Home as soon as the list doesn't cover them.
 */
export function shownOnHome(entries: readonly HomeEntry[], hasEvent: boolean): ShownOnHome {
  const open = openEntries(entries);
  const has = (...kinds: readonly string[]) =>
    open.some((entry) => kinds.includes(entry.kind === 'step' ? entry.key : entry.kind));
  return {
    paths: shownPaths(entries),
    actions: [
      ...(hasEvent ? ['join-event'] : []),
      ...(has('connection') ? ['fix-utility', 'connect-utility', 'answer-move', 'finish-signup'] : []),
      ...(has('devices') ? ['mend-device'] : []),
      ...(has('phone') ? ['confirm-phone', 'add-phone'] : []),
      ...open.flatMap((entry) => (entry.kind === 'step' ? (STEP_ACTIONS[entry.key] ?? []) : [])),
    ],
    billboards: [
      ...(has('connection', 'HOME_LOCATION') ? (['utility'] as const) : []),
      ...(has('DEVICE') ? (['device'] as const) : []),
    ],
    deviceIds: open.flatMap((entry) =>
      entry.kind === 'devices' ? entry.devices.map(({ deviceId }) => deviceId) : [],
    ),
  };
}

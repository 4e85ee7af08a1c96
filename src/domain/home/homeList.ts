import type { ConnectionTurn } from '../utility/connectionState.ts';
import type { SetupStepKey, StepStatus } from '../utility/setupSteps.ts';

export interface HomeStep {
  readonly key: SetupStepKey;
  readonly status: StepStatus;
  readonly path: string;
}

export interface HomeListFacts {
  /** Empty once a member's home is set up, or where the brand shows none. */
  readonly steps: readonly HomeStep[];
  /** See `connectionState`; null: nothing to connect where the home is. */
  readonly connection: {
    readonly turn: ConnectionTurn;
    /** Where its first action leads; null: nowhere, or out of the app. */
    readonly path: string | null;
  } | null;
  /** The member wants no more questions about the connection (UTL-06, UTL-10). */
  readonly asksNoMore: boolean;
  /** The devices that can't take part. */
  readonly devicesInTrouble: readonly { readonly deviceId: string; readonly name: string }[];
  /** A phone number waits for its code. */
  readonly phoneToConfirm: boolean;
}

/** `path`: where the entry itself leads; null: nowhere, or its own buttons do. */
export type HomeEntry =
  | { readonly kind: 'connection'; readonly turn: ConnectionTurn; readonly path: string | null }
  | {
      readonly kind: 'devices';
      readonly devices: HomeListFacts['devicesInTrouble'];
      readonly path: string;
    }
  | { readonly kind: 'phone'; readonly path: string }
  | {
      readonly kind: 'step';
      readonly key: SetupStepKey;
      readonly status: StepStatus;
      readonly path: string | null;
    };

/**
 * Everything on Home that needs the member, or that the member waits for, once each: trouble first, then the
 * steps of a new member in their order. Decides which of two pieces is shown when both cover the same thing:
 * - The step "connect your utility" is the connection itself, in its own words, unless it is done.
 * - Connecting begins with the postal code where that is not known, so there is no step for the home then.
 * - The next event has its card with its button, so the step for it has no link.
 */
export function homeList({
  steps,
  connection,
  asksNoMore,
  devicesInTrouble,
  phoneToConfirm,
}: HomeListFacts): readonly HomeEntry[] {
  const isShown =
    connection !== null && connection.turn !== 'NOBODY' && !(asksNoMore && connection.turn === 'MEMBER');
  const connectionEntries: readonly HomeEntry[] = isShown ? [{ kind: 'connection', ...connection }] : [];
  const [broken, ...more] = devicesInTrouble;
  const isStep = steps.some(({ key }) => key === 'UTILITY');
  const isTrouble = connection?.turn === 'MEMBER';
  const setup = steps.flatMap((step): readonly HomeEntry[] => {
    const { key, status } = step;
    if (key === 'UTILITY' && connection?.turn !== 'NOBODY') return connectionEntries;
    const isOpen = status !== 'COMPLETE';
    if (key === 'HOME_LOCATION' && isOpen && isShown) return [];
    return [{ kind: 'step', key, status, path: isOpen && key !== 'FIRST_EVENT' ? step.path : null }];
  });
  return [
    ...(isTrouble && !isStep ? connectionEntries : []),
    ...(devicesInTrouble.length > 0
      ? [
          {
            kind: 'devices',
            devices: devicesInTrouble,
            path: broken !== undefined && more.length === 0 ? `/devices/${broken.deviceId}` : '/devices',
          } as const,
        ]
      : []),
    ...setup,
    ...(phoneToConfirm ? [{ kind: 'phone', path: '/signup/confirm_phone?edit=true' } as const] : []),
    ...(isTrouble || isStep ? [] : connectionEntries),
  ];
}

/** Where the list's open entries lead. */
export const shownPaths = (entries: readonly HomeEntry[]): readonly string[] =>
  openEntries(entries).flatMap(({ path }) => (path === null ? [] : [path]));

/** The entries that aren't done. */
export const openEntries = (entries: readonly HomeEntry[]): readonly HomeEntry[] =>
  entries.filter((entry) => entry.kind !== 'step' || entry.status !== 'COMPLETE');

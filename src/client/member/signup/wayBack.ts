/** The return page of edit mode, stored in a history entry. */
interface WayBack {
  readonly signupBack: string;
}

/** A history entry's state, with the part that the router manages. */
interface EntryState {
  readonly usr?: Partial<WayBack> | null;
}

const entryState = (): EntryState | null => window.history.state as EntryState | null;

/** State for the next step, with the same return page. */
export const wayBack = (back: string): WayBack => ({ signupBack: back });

/** The return page in the current history entry; null if there is none. It survives a reload. */
export function keptWayBack(): string | null {
  return entryState()?.usr?.signupBack ?? null;
}

/** Stores it in the current entry, next to the router's state. */
export function keepWayBack(back: string): void {
  if (keptWayBack() === back) return;
  const state = entryState();
  window.history.replaceState({ ...state, usr: { ...state?.usr, ...wayBack(back) } }, '');
}

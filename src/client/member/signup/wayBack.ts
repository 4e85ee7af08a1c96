/** What a history entry keeps of the way back from editing. */
interface WayBack {
  readonly signupBack: string;
}

/** The state of an entry, with that part of it that the router hands on. */
interface EntryState {
  readonly usr?: Partial<WayBack> | null;
}

const entryState = (): EntryState | null => window.history.state as EntryState | null;

/** For the next step: it leads back to the same page. */
export const wayBack = (back: string): WayBack => ({ signupBack: back });

/** The page that the open history entry leads back to from editing; null where it keeps none. It outlives a reload. */
export function keptWayBack(): string | null {
  return entryState()?.usr?.signupBack ?? null;
}

/** Keeps it with the open entry, beside what the router keeps there. */
export function keepWayBack(back: string): void {
  if (keptWayBack() === back) return;
  const state = entryState();
  window.history.replaceState({ ...state, usr: { ...state?.usr, ...wayBack(back) } }, '');
}

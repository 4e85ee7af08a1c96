/** The console in the app, a list in tests. */
export type Log = (message: string, detail: unknown) => void;

/**
 * For the default branch of a reducer: logs an unknown action and changes nothing. The compiler checks that
 * all known actions are handled; an unknown one can still arrive at run time. Source: NET-27.
 */
export function unexpectedAction<S>(log: Log, reducer: string, state: S, action: never): S {
  log(`Unexpected action in ${reducer}`, action);
  return state;
}

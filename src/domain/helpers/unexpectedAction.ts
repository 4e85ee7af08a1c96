/** Where it is logged: the console in the app, a list in tests. */
export type Log = (message: string, detail: unknown) => void;

/**
 * For the default branch of a reducer: an action that it does not know changes nothing and is logged. The type makes
 * the compiler check that all known actions are handled; at run time one may still arrive. Source: NET-27.
 */
export function unexpectedAction<S>(log: Log, reducer: string, state: S, action: never): S {
  log(`Unexpected action in ${reducer}`, action);
  return state;
}

/**
 * A test file's handle on something that it shares with the files after it. From its end on calls are refused, so that
 * leftover work can't reach the next file's rows.
 */
export function lend<Shared extends object>(
  shared: Shared,
  refusal: string,
): { readonly lent: Shared; readonly end: () => void; readonly running: () => number } {
  let ended = false;
  let running = 0;
  const settled = (): void => void (running -= 1);
  const lent = new Proxy(shared, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        // As what is closed does: callers handle a rejection, and a throw would end the whole run.
        if (ended) return Promise.reject(new Error(refusal));
        const answer: unknown = Reflect.apply(value, target, args);
        if (answer instanceof Promise) {
          running += 1;
          answer.then(settled, settled);
        }
        return answer;
      };
    },
  });
  return { lent, end: () => (ended = true), running: () => running };
}

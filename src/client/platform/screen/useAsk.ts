import { useState } from 'react';
import type { Outcome, RequestFailure } from '../transport/failure.ts';

export type Faults = Readonly<Record<string, string | undefined>>;

export interface AskUse {
  readonly busy: boolean;
  /** What is wrong, by field: ours before asking, the server's after. */
  readonly faults: Faults;
  setFaults(faults: Faults): void;
  /** What is typed anew is not what was wrong. */
  forget(fields: readonly string[]): void;
  /** How often something was found wrong: a second time is one, too. */
  readonly refusals: number;
  /** Resolves to the answer, or to null where it was refused: what the server says of a field is in `faults`, the rest was flashed. */
  ask<Data>(
    call: () => Promise<Outcome<Data>>,
    onFailed?: (failure: RequestFailure) => void,
  ): Promise<Data | null>;
}

/** What a form or a button asks of the server: whether it still waits, and what is wrong with what was given last. */
export function useAsk(): AskUse {
  const [busy, setBusy] = useState(false);
  const [{ faults, refusals }, setState] = useState({ faults: {}, refusals: 0 });
  const setFaults = (found: Faults) =>
    setState((before) => ({
      faults: found,
      refusals: before.refusals + (Object.values(found).some((fault) => fault !== undefined) ? 1 : 0),
    }));
  return {
    busy,
    faults,
    refusals,
    setFaults,
    forget(fields) {
      setState((before) => {
        const left = Object.entries(before.faults).filter(([field]) => !fields.includes(field));
        return left.length === Object.keys(before.faults).length
          ? before
          : { ...before, faults: Object.fromEntries(left) };
      });
    },
    async ask(call, onFailed) {
      setBusy(true);
      setFaults({});
      const outcome = await call();
      setBusy(false);
      if (outcome.kind === 'ok') return outcome.data;
      setFaults(outcome.failure.fields ?? {});
      onFailed?.(outcome.failure);
      return null;
    },
  };
}

import { useState } from 'react';
import type { Outcome, RequestFailure } from '../transport/failure.ts';

export type Faults = Readonly<Record<string, string | undefined>>;

export interface AskUse {
  readonly busy: boolean;
  /** Errors by field: client-side before the call, the server's after. */
  readonly faults: Faults;
  setFaults(faults: Faults): void;
  /** Clears the errors of edited fields. */
  forget(fields: readonly string[]): void;
  /** Counts refusals, so that a repeated one is noticed too. */
  readonly refusals: number;
  /** Resolves to the data, or null if refused: field errors are in `faults`, others were flashed. */
  ask<Data>(
    call: () => Promise<Outcome<Data>>,
    onFailed?: (failure: RequestFailure) => void,
  ): Promise<Data | null>;
}

/** The state of a form's or button's request: whether it is pending, and the latest errors. */
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

import { useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { refreshSubjects } from '../cache/refresh.ts';
import type { Subject } from '../cache/subjects.ts';
import { useApp } from '../screen/app.ts';
import type { Outcome, RequestFailure } from '../transport/failure.ts';

export type Faults = Readonly<Record<string, string | undefined>>;

export interface RestEffects<Data> {
  /** What shows these subjects is refetched, and so is the open screen. Absent: nothing is. */
  readonly changes?: readonly Subject[];
  /** The message to flash. */
  readonly done?: (data: Data) => string;
  /** Runs before the refetch, which waits for it. */
  readonly onSaved?: (data: Data) => void | Promise<void>;
  readonly onFailed?: (failure: RequestFailure) => void;
}

export interface RestWrite {
  readonly busy: boolean;
  /** Errors by field: client-side before the call, the server's after. */
  readonly faults: Faults;
  readonly setFaults: Dispatch<SetStateAction<Faults>>;
  /** Resolves to the data, or null if refused: field errors are in `faults`, others were flashed. */
  write<Data>(call: () => Promise<Outcome<Data>>, effects?: RestEffects<Data>): Promise<Data | null>;
}

/** A form's or button's REST write: whether it is pending, its latest errors, and what follows from it. */
export function useRestWrite(): RestWrite {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  return {
    busy,
    faults,
    setFaults,
    async write(call, { changes, done, onSaved, onFailed } = {}) {
      setBusy(true);
      setFaults({});
      const outcome = await call();
      setBusy(false);
      if (outcome.kind === 'failed') {
        setFaults(outcome.failure.fields ?? {});
        onFailed?.(outcome.failure);
        return null;
      }
      const { data } = outcome;
      if (done !== undefined) app.flashes.show({ type: 'success', text: done(data) });
      await onSaved?.(data);
      if (changes !== undefined) void refreshSubjects(app, changes);
      return data;
    },
  };
}

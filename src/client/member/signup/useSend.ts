import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Outcome, RequestFailure } from '../../platform/transport/failure.ts';

export type Faults = Readonly<Record<string, string | undefined>>;

export interface SendUse {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** What is wrong, by field: ours before sending, the server's after. */
  readonly faults: Faults;
  /** Shows what is wrong; whether there is something. The first field of them takes the focus, which reads it out. */
  refuse(faults: Faults): boolean;
  /** Sends; null when it did not go through. What the server says of a field stands at the field, the rest was flashed. */
  send<Data>(act: () => Promise<Outcome<Data>>): Promise<Data | null>;
}

/** The sending of a step: one at a time, and faults where they belong. */
export function useSend(): SendUse {
  const app = useApp();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [faults]);

  const failed = (failure: RequestFailure, here: string) => {
    // Logged out in the meantime: log in, and come back to this very step. What this page holds is nobody's any more.
    if (failure.kind === 'left' && failure.status === 401) {
      app.navigator.leave(loginAddress(here));
    } else if (failure.fields !== undefined) {
      setFaults(failure.fields);
    }
  };
  return {
    form,
    busy,
    faults,
    refuse(found) {
      setFaults(found);
      return Object.values(found).some((fault) => fault !== undefined);
    },
    async send(act) {
      const here = app.navigator.href();
      setBusy(true);
      setFaults({});
      const outcome = await act();
      setBusy(false);
      if (outcome.kind === 'ok') return outcome.data;
      failed(outcome.failure, here);
      return null;
    },
  };
}

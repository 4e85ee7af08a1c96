import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { queriesOf } from '../../platform/cache/queries.ts';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAsk, type AskUse, type Faults } from '../../platform/screen/useAsk.ts';
import type { Outcome } from '../../platform/transport/failure.ts';
import { signupState } from './signupQueries.ts';

export interface SendUse extends Pick<AskUse, 'busy' | 'faults' | 'forget'> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Shows the faults and returns whether there are any. The first faulty field takes the focus, which announces it. */
  refuse(faults: Faults): boolean;
  /** Sends; null on failure. The server's field errors are shown at the fields, other errors as a flash. */
  send<Data>(act: () => Promise<Outcome<Data>>): Promise<Data | null>;
}

/** Sends a step, one request at a time, and shows faults at their fields. */
export function useSend(): SendUse {
  const app = useApp();
  const form = useRef<HTMLFormElement>(null);
  const { busy, faults, refusals, setFaults, forget, ask } = useAsk();
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [refusals]);

  return {
    form,
    busy,
    faults,
    forget,
    refuse(found) {
      setFaults(found);
      return Object.values(found).some((fault) => fault !== undefined);
    },
    send(act) {
      const here = app.navigator.href();
      return ask(act, (failure) => {
        // The session has ended: log in and return to this step. Leaving the page drops its data, which belongs to no session.
        if (failure.kind === 'left' && failure.status === 401) app.navigator.leave(loginAddress(here));
        // The current step has changed: an outage has its own step.
        if (failure.code === 'UTILITY_OUTAGE')
          void queriesOf(app).invalidateQueries({ queryKey: signupState(app).queryKey });
      });
    },
  };
}

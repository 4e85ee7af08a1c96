import type { AppServices } from '../../platform/screen/app.ts';
import { stepOptions, type Channel, type LogInStep } from './channels.ts';

/** How long the server remembers a log-in whose second step is missing. */
const PENDING_MS = 10 * 60_000;

type Clock = Pick<AppServices['clock'], 'now'>;

/** The second step of a log-in, in the state of the page's history entry, so that a reload stays in it. */
interface KeptStep {
  readonly options: readonly string[];
  /** Where a code was sent; null: it wasn't yet. */
  readonly sentTo: Channel | null;
  /** In the app's time. */
  readonly until: number;
}

/** A history entry's state, with the part that the router manages. */
interface EntryState {
  readonly usr?: { readonly logInStep?: KeptStep } | null;
}

const entryState = (): EntryState | null => window.history.state as EntryState | null;

/** State of an entry that begins with the step. */
export const stateWithStep = (
  clock: Clock,
  step: LogInStep,
  sentTo: Channel | null = null,
): { readonly logInStep: KeptStep } => ({
  logInStep: {
    options: step.kind === 'staff' ? step.options : step.channels,
    sentTo,
    until: clock.now() + PENDING_MS,
  },
});

/** Keeps the step in the current entry, next to the router's state; null ends it. */
export function keepStep(clock: Clock, step: LogInStep | null, sentTo: Channel | null = null): void {
  const state = entryState();
  const { logInStep: _before, ...rest } = state?.usr ?? {};
  const kept = step === null ? {} : stateWithStep(clock, step, sentTo);
  window.history.replaceState({ ...state, usr: { ...rest, ...kept } }, '');
}

export function keptStep(clock: Clock): { readonly step: LogInStep; readonly sentTo: Channel | null } | null {
  const kept = entryState()?.usr?.logInStep;
  if (kept === undefined || kept.until <= clock.now()) return null;
  return { step: stepOptions(kept.options), sentTo: kept.sentTo };
}

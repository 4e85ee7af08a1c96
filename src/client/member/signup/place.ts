import { trimEndSlashes } from '../../../domain/helpers/trimSlashes.ts';
import type { Signup, SignupStepName } from '../../../../codegen/rest/types.ts';
import { LATER_STEPS } from '../../../domain/signup/route.ts';
import { signupStepName } from '../../../domain/signup/steps.ts';

type State = Pick<Signup, 'step' | 'steps' | 'member' | 'connection' | 'phone'>;

/** Completed steps that can be revisited and answered again; the others can't. */
const REVISITABLE: ReadonlySet<SignupStepName> = new Set([
  'legacy',
  'zip_code',
  'full',
  'select_utility',
  'connect_utility',
  'connect_phone',
  'appliances',
  'select_tplink',
]);

/** Steps for visitors who are not members yet; the first password is set in the session that the emailed link started. */
const FOR_STRANGERS: ReadonlySet<SignupStepName> = new Set(['zip_code', 'full', 'password']);

const LATER: ReadonlySet<SignupStepName> = new Set(LATER_STEPS);

/** Steps at which the utility or the market decides. */
const CONNECTION: ReadonlySet<SignupStepName> = new Set([
  'check_if_moved',
  'connect_utility',
  'connect_utility_oauth',
  'check_eligible',
]);

/** `/signup/zip_code` is zip_code; `/signup/utility`, where members reconnect, asks for the utility. Null: no step of ours. */
export function stepOfPath(path: string): SignupStepName | null {
  const name = trimEndSlashes(path).split('/')[2] ?? '';
  return name === 'utility' ? 'select_utility' : signupStepName(name);
}

export const needsMember = (step: SignupStepName): boolean => !FOR_STRANGERS.has(step);

/**
 * The step shown for a requested one. The server decides the current step; completed steps may be revisited,
 * later ones are not shown. `oauth` is a return page outside the sequence. Source: decisions, Session and sign-up.
 */
export function stepShown(
  asked: SignupStepName | null,
  { step, steps, member, connection, phone }: State,
): SignupStepName {
  if (asked === null || asked === step) return step;
  if (asked === 'oauth' && member && connection === 'OAUTH') return asked;
  // A number awaits its code, which can be entered at any time, also by long-standing members.
  if (asked === 'confirm_phone' && member && phone !== null) return asked;
  // Members who are set up change their answers one by one, in edit mode.
  if (step === 'dashboard') return step;
  return REVISITABLE.has(asked) && steps.some(({ name, done }) => name === asked && done) ? asked : step;
}

/**
 * Whether the server calls back to the connection from a later step, because the market checks it again or has refused
 * it. The member stays, because steps never go backwards: the check continues on its own, and Home says what to do.
 */
export function isCalledBack(step: SignupStepName, { step: current, steps }: State): boolean {
  const at = (wanted: SignupStepName) => steps.findIndex(({ name }) => name === wanted);
  return LATER.has(step) && CONNECTION.has(current) && at(step) > at(current);
}

/** The step that "Back" leads to; null at the first one. */
export function stepBefore(step: SignupStepName, { steps, member }: State): SignupStepName | null {
  const at = steps.findIndex(({ name }) => name === step);
  const before = (at < 0 ? steps : steps.slice(0, at)).filter(
    ({ name, done }) => done && REVISITABLE.has(name),
  );
  // Members change their name and home in Settings, so going back stops where the account began.
  const mine = member ? before.filter(({ name }) => name !== 'full') : before;
  return mine.at(-1)?.name ?? null;
}

/** The expected next step, before the server has answered. */
export function stepAfter(step: SignupStepName, { steps }: Pick<State, 'steps'>): SignupStepName {
  const at = steps.findIndex(({ name }) => name === step);
  return steps.slice(at + 1).find(({ done }) => !done)?.name ?? 'dashboard';
}

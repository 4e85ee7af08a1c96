import type { ZipEligibilityCode } from './zipEligibility.ts';
import { ZIP_ELIGIBILITY } from './zipEligibility.ts';
import { connectionPhase, type ConnectionPhase, type SignupConnection } from './connectionPhase.ts';
import type { SignupStepName } from './steps.ts';

/** Everything about a person that decides the next sign-up step. */
export interface SignupFacts {
  /** Logged in. A visitor has given at most the home's location, and name and address. */
  readonly member: boolean;
  /** The postal code's eligibility; null: not given yet. */
  readonly zip: ZipEligibilityCode | null;
  /**
   * The utility there can't be connected yet: visitors can at most leave an email address, and stay at
   * the postal code.
   */
  readonly notYet: boolean;
  /** Name given. A visitor who sent it waits for the email. */
  readonly named: boolean;
  /** Logs in by single sign-on, and so has no password with us. */
  readonly ssoLogin: boolean;
  readonly passwordSet: boolean;
  /** `other`: not in the list (999). */
  readonly utility: 'none' | 'other' | 'listed';
  readonly connection: SignupConnection | null;
  /** The chosen utility is temporarily unavailable. */
  readonly outage: boolean;
  /** `waiting`: a code was sent but not entered yet. */
  readonly phone: 'none' | 'waiting' | 'verified';
  readonly appliancesSent: boolean;
  readonly plugsSent: boolean;
  /** `unconfirmed`: imported from an earlier system, and hasn't reviewed the imported data yet. */
  readonly legacy: 'no' | 'unconfirmed' | 'confirmed';
  readonly skipped: ReadonlySet<SignupStepName>;
  /** Reached the dashboard before, so optional steps aren't offered again. */
  readonly finished: boolean;
  /** SGN-32. */
  readonly features: { readonly phone: boolean; readonly appliances: boolean; readonly plugOffer: boolean };
}

export interface RouteStep {
  readonly name: SignupStepName;
  /** Answered or skipped. */
  readonly done: boolean;
  readonly skippable: boolean;
}

interface Situation extends SignupFacts {
  readonly phase: ConnectionPhase | null;
  /** The connection is next: a utility can be connected or still be chosen. */
  readonly connecting: boolean;
  /** Continued without the utility's answer, so sign-up doesn't return to it: Home asks for what is missing. */
  readonly wentOn: boolean;
}

interface Rule {
  readonly step: SignupStepName;
  readonly skippable: boolean;
  readonly asked: (at: Situation) => boolean;
  readonly answered: (at: Situation) => boolean;
}

/** What is asked after the connection. */
const LATER_STEPS = ['connect_phone', 'confirm_phone', 'appliances', 'select_tplink'] as const;

const always = (): boolean => true;
const never = (): boolean => false;
const begun = ({ phase, wentOn }: Situation): boolean => wentOn || (phase !== null && phase !== 'open');
const isOutageShown = ({ outage, phase, wentOn }: Situation): boolean =>
  outage && !wentOn && (phase === 'open' || phase === 'away');

/**
 * A question after the check was answered or skipped: the connection was ready for a moment, and the market looks at it
 * once more. Steps never go backwards, so the check continues on its own.
 */
const answeredLater = ({ skipped, phone, legacy, appliancesSent, plugsSent }: Situation): boolean =>
  LATER_STEPS.some((step) => skipped.has(step)) ||
  appliancesSent ||
  plugsSent ||
  // A number imported from an earlier system counts as given.
  (phone !== 'none' && legacy === 'no');

/**
 * The sign-up route, from the first question to the dashboard. `oauth`
 * isn't part of it: external logins land there and continue here. Source: decisions, Session and sign-up;
 * SGN-02 to SGN-17.
 */
const WAY: readonly Rule[] = [
  {
    step: 'legacy',
    skippable: false,
    asked: ({ legacy }) => legacy !== 'no',
    answered: ({ legacy }) => legacy === 'confirmed',
  },
  {
    step: 'zip_code',
    skippable: false,
    asked: always,
    answered: ({ zip, member, notYet }) => zip !== null && (member || !notYet),
  },
  { step: 'full', skippable: false, asked: always, answered: ({ member, named }) => member && named },
  {
    step: 'password',
    skippable: false,
    asked: ({ ssoLogin }) => !ssoLogin,
    answered: ({ passwordSet }) => passwordSet,
  },
  { step: 'check_if_moved', skippable: false, asked: ({ phase }) => phase === 'moved', answered: never },
  {
    step: 'select_utility',
    skippable: true,
    asked: ({ zip, utility }) => zip !== ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE || utility !== 'none',
    answered: ({ utility }) => utility !== 'none',
  },
  {
    step: 'utility_outage',
    skippable: true,
    asked: (at) => at.connecting && isOutageShown(at),
    answered: never,
  },
  {
    step: 'connect_utility',
    skippable: true,
    asked: (at) => at.connecting && !isOutageShown(at),
    answered: begun,
  },
  {
    step: 'connect_utility_oauth',
    skippable: true,
    asked: (at) => at.connecting && at.connection?.method === 'OAUTH' && !isOutageShown(at),
    answered: (at) => begun(at) && (at.wentOn || at.phase !== 'away'),
  },
  {
    step: 'check_eligible',
    skippable: true,
    asked: (at) => at.connecting && !isOutageShown(at),
    answered: (at) => at.wentOn || at.phase === 'connected' || (at.phase === 'checking' && answeredLater(at)),
  },
  {
    step: 'connect_phone',
    skippable: true,
    asked: ({ features, phone }) => features.phone || phone === 'waiting',
    answered: ({ phone, finished }) => phone !== 'none' || finished,
  },
  {
    step: 'confirm_phone',
    skippable: true,
    asked: ({ features, phone, skipped }) =>
      (features.phone || phone === 'waiting') && !(phone === 'none' && skipped.has('connect_phone')),
    answered: ({ phone, finished }) => phone === 'verified' || (finished && phone !== 'waiting'),
  },
  {
    step: 'appliances',
    skippable: true,
    asked: ({ features }) => features.appliances,
    answered: ({ appliancesSent, finished }) => appliancesSent || finished,
  },
  {
    step: 'select_tplink',
    skippable: true,
    asked: ({ features }) => features.plugOffer,
    answered: ({ plugsSent, finished }) => plugsSent || finished,
  },
  { step: 'dashboard', skippable: false, asked: always, answered: never },
];

/** This person's route: past and future steps in order, and which are done. It ends at the dashboard. */
export function signupRoute(facts: SignupFacts): readonly RouteStep[] {
  const at = situation(facts);
  return WAY.filter(({ asked }) => asked(at)).map(({ step, skippable, answered }) => ({
    name: step,
    done: answered(at) || (skippable && facts.skipped.has(step)),
    skippable,
  }));
}

/** The current step. A visitor gets no further than `full`: the emailed link continues from there. */
export function signupStep(facts: SignupFacts): SignupStepName {
  const next = signupRoute(facts).find(({ done }) => !done);
  return next?.name ?? 'dashboard';
}

export function mayBeSkipped(step: SignupStepName): boolean {
  return WAY.some((rule) => rule.step === step && rule.skippable);
}

function situation(facts: SignupFacts): Situation {
  const { utility, connection, skipped, zip } = facts;
  const left = skipped.has('select_utility') && utility === 'none';
  const possible =
    utility === 'listed' || (utility === 'none' && !left && zip !== ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE);
  const phase =
    utility === 'listed' && connection !== null
      ? connectionPhase(connection)
      : utility === 'listed'
        ? 'open'
        : null;
  // A skipped connection isn't checked for completion; one in progress continues automatically.
  const isIdle = phase === null || phase === 'open';
  const given =
    (isIdle && skipped.has('connect_utility')) ||
    ((isIdle || phase === 'away') && skipped.has('connect_utility_oauth'));
  const wentOn = !facts.finished && (skipped.has('check_eligible') || skipped.has('utility_outage'));
  return { ...facts, phase, connecting: possible && !given && phase !== 'notYet', wentOn };
}

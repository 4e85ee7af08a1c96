import { connectionPhase } from './connectionPhase.ts';
import { signupStep, type SignupFacts } from './route.ts';
import type { SignupStepName } from './steps.ts';
import { ZIP_ELIGIBILITY } from './zipEligibility.ts';

/** Where a next best action is shown. Source: HOM-01. */
export const NBA_PLACEMENTS = ['Dashboard', 'Signup'] as const;
export type NbaPlacement = (typeof NBA_PLACEMENTS)[number];

export const NEXT_BEST_ACTIONS = [
  'finish-signup',
  'answer-move',
  'connect-utility',
  'list-appliances',
  'add-phone',
  'confirm-phone',
] as const;
export type NextBestActionId = (typeof NEXT_BEST_ACTIONS)[number];

export interface NextBestAction {
  readonly id: NextBestActionId;
  readonly placement: NbaPlacement;
  readonly path: string;
}

interface Rule {
  readonly id: NextBestActionId;
  readonly path: string;
  readonly placements: readonly NbaPlacement[];
  readonly useful: (facts: SignupFacts) => boolean;
  /** Steps that ask for it themselves. */
  readonly asks: readonly SignupStepName[];
}

/** From Home these are answered alone, without the rest of the sign-up. */
const ASKED_ALONE: ReadonlySet<NextBestActionId> = new Set(['list-appliances', 'add-phone', 'confirm-phone']);

const unconnected = ({ zip, utility, connection }: SignupFacts): boolean =>
  zip === ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE &&
  (utility === 'none' ||
    (utility === 'listed' && (connection === null || connectionPhase(connection) === 'open')));

const early: readonly SignupStepName[] = ['legacy', 'zip_code', 'full', 'password'];
const everywhere = NBA_PLACEMENTS;

/** Most useful first. */
const RULES: readonly Rule[] = [
  {
    id: 'finish-signup',
    path: '/signup',
    placements: ['Dashboard'],
    asks: [],
    // After a move, finished members have to give their location too.
    useful: (facts) =>
      signupStep(facts) === 'zip_code' ||
      (!facts.finished && [...early, 'select_utility'].includes(signupStep(facts))),
  },
  {
    id: 'answer-move',
    path: '/signup/check_if_moved',
    placements: ['Dashboard'],
    asks: [],
    useful: (facts) => signupStep(facts) === 'check_if_moved',
  },
  {
    id: 'connect-utility',
    path: '/signup/utility?edit=true',
    placements: everywhere,
    asks: ['select_utility', 'connect_utility'],
    useful: unconnected,
  },
  {
    id: 'confirm-phone',
    path: '/signup/confirm_phone',
    placements: everywhere,
    asks: ['confirm_phone'],
    useful: ({ features, phone }) => features.phone && phone === 'waiting',
  },
  {
    id: 'list-appliances',
    path: '/signup/appliances',
    placements: everywhere,
    asks: ['appliances'],
    useful: ({ features, appliancesSent }) => features.appliances && !appliancesSent,
  },
  {
    id: 'add-phone',
    path: '/signup/connect_phone',
    placements: everywhere,
    asks: ['connect_phone', 'confirm_phone'],
    useful: ({ features, phone }) => features.phone && phone === 'none',
  },
];

/**
 * The most useful next step of a member at a placement; null: none left. During sign-up it never repeats the
 * current step's question, and nothing comes before the password. Source: HOM-01, HOM-03, SGN-31.
 */
export function nextBestAction(facts: SignupFacts, placement: NbaPlacement): NextBestAction | null {
  const step = signupStep(facts);
  const joining = placement === 'Signup';
  if (!facts.member || (joining && early.includes(step))) return null;
  const rule = RULES.find(
    ({ placements, asks, useful }) =>
      placements.includes(placement) && !(joining && asks.includes(step)) && useful(facts),
  );
  if (rule === undefined) return null;
  const isAlone = !joining && ASKED_ALONE.has(rule.id);
  return { id: rule.id, placement, path: isAlone ? `${rule.path}?edit=true` : rule.path };
}

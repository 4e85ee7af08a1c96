import { connectionPhase } from './connectionPhase.ts';
import { signupStep, type SignupFacts } from './route.ts';
import { ZIP_ELIGIBILITY } from './zipEligibility.ts';

/** Where a next best action is shown. Source: HOM-01. */
export const NBA_PLACEMENTS = ['Dashboard', 'Signup'] as const;
export type NbaPlacement = (typeof NBA_PLACEMENTS)[number];

export const NEXT_BEST_ACTIONS = ['finish-signup', 'answer-move', 'connect-utility', 'list-appliances', 'add-phone', 'confirm-phone'] as const;
export type NextBestActionId = (typeof NEXT_BEST_ACTIONS)[number];

export interface NextBestAction {
  readonly id: NextBestActionId;
  readonly placement: NbaPlacement;
  /** Where it leads. */
  readonly path: string;
}

interface Rule {
  readonly id: NextBestActionId;
  readonly path: string;
  readonly placements: readonly NbaPlacement[];
  readonly useful: (facts: SignupFacts) => boolean;
}

const unconnected = ({ zip, utility, connection }: SignupFacts): boolean =>
  zip !== null && zip !== ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE && (utility === 'none' || (utility === 'listed' && (connection === null || connectionPhase(connection) === 'open')));

/** The most useful first. While somebody joins, the step they stand at is no news to them. */
const RULES: readonly Rule[] = [
  { id: 'finish-signup', path: '/signup', placements: ['Dashboard'], useful: (facts) => !facts.finished && ['legacy', 'zip_code', 'full', 'password', 'select_utility'].includes(signupStep(facts)) },
  { id: 'answer-move', path: '/signup/check_if_moved', placements: ['Dashboard'], useful: (facts) => signupStep(facts) === 'check_if_moved' },
  { id: 'connect-utility', path: '/signup/utility?edit=true', placements: ['Dashboard', 'Signup'], useful: (facts) => facts.zip !== null && unconnected(facts) && !['select_utility', 'connect_utility'].includes(signupStep(facts)) },
  { id: 'confirm-phone', path: '/signup/confirm_phone', placements: ['Dashboard', 'Signup'], useful: (facts) => facts.features.phone && facts.phone === 'waiting' && signupStep(facts) !== 'confirm_phone' },
  { id: 'list-appliances', path: '/signup/appliances', placements: ['Dashboard', 'Signup'], useful: (facts) => facts.features.appliances && !facts.appliancesSent && signupStep(facts) !== 'appliances' },
  { id: 'add-phone', path: '/signup/connect_phone', placements: ['Dashboard', 'Signup'], useful: (facts) => facts.features.phone && facts.phone === 'none' && signupStep(facts) !== 'connect_phone' },
];

/** The one useful next step for a member, at a placement; null: nothing is left to do. Nobody is asked before the password is set. Source: HOM-01, HOM-03, SGN-31. */
export function nextBestAction(facts: SignupFacts, placement: NbaPlacement): NextBestAction | null {
  const early = placement === 'Signup' && ['legacy', 'zip_code', 'full', 'password'].includes(signupStep(facts));
  const rule = early || !facts.member ? undefined : RULES.find(({ placements, useful }) => placements.includes(placement) && useful(facts));
  return rule === undefined ? null : { id: rule.id, placement, path: rule.path };
}

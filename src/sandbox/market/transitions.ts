import type { RawStatus, SubStatus } from '../../domain/utility/rawStatus.ts';
import type { Trait } from '../world/types.ts';

/** An enrolment's status: `utility_widget_state` and `utility_widget_substate`. */
export interface Standing {
  readonly state: RawStatus;
  readonly substate: SubStatus;
}

/** The steps an enrolment takes automatically. */
export const WAY: readonly Standing[] = [
  { state: 'AuthStart', substate: 'Started' },
  { state: 'AuthDone', substate: 'MappingDataVerified' },
  { state: 'pending', substate: 'Connected' },
  { state: 'MarketReady', substate: 'ISOReady' },
  { state: 'MarketEnrolled', substate: 'Connected' },
];

/** Where it stops for customers with a problem. */
const STOPS: Readonly<Record<Exclude<Trait, 'plain'>, Standing>> = {
  duplicate: { state: 'AuthDone', substate: 'Duplicate' },
  moved: { state: 'pending', substate: 'PossibleMove' },
  conflict: { state: 'AuthDone', substate: 'ConflictingDRP' },
  attestation: { state: 'AuthDone', substate: 'AttestationNeeded' },
  rejected: { state: 'AuthDone', substate: 'Rejected' },
  'missing-mapping': { state: 'AuthDone', substate: 'MissingMappingData' },
};

/** The next status, or null at the end. */
export function nextStanding(
  current: { readonly state: string; readonly substate: string },
  trait: Trait,
): Standing | null {
  const at = WAY.findIndex(({ state, substate }) => state === current.state && substate === current.substate);
  if (at < 0 || at >= WAY.length - 1) return null;
  const next = WAY[at + 1] ?? null;
  return trait !== 'plain' && next && WAY.indexOf(next) >= 2 ? STOPS[trait] : next;
}

import type { FeatureState } from '../../domain/features/features.ts';
import { signupFeatures } from '../../domain/signup/features.ts';
import type { SignupFacts } from '../../domain/signup/route.ts';
import { ZIP_ELIGIBILITY } from '../../domain/signup/zipEligibility.ts';
import { takingPart, type TakingPart } from '../../domain/utility/takingPart.ts';
import type { SignupRow } from './queries/signupRow.ts';
import { hasFinished } from './finished.ts';
import type { Home } from './home.ts';
import type { Draft } from './store.ts';

const enabledFeatures = (features: readonly FeatureState[]) =>
  signupFeatures((key) => features.some((each) => each.key === key && each.isEnabled));

export function memberFacts(row: SignupRow, features: readonly FeatureState[]): SignupFacts {
  const { signup, utility, phones } = row;
  return {
    member: true,
    zip:
      row.postalCode === null || awaitsPlace(row)
        ? null
        : (row.coverage?.eligibility ?? ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE),
    notYet: row.coverage?.notYet ?? false,
    named: row.firstName !== '' && row.lastName !== '',
    ssoLogin: row.ssoLogin,
    passwordSet: row.passwordSet,
    utility: utility !== null ? 'listed' : row.utilityChosen ? 'other' : 'none',
    connection:
      utility === null
        ? null
        : {
            method: utility.method === 'INTERFACE' ? utility.connection : 'ACCOUNT_NUMBER',
            state: utility.state,
            substate: utility.substate,
          },
    outage: utility?.inOutage ?? false,
    phone: phones === null ? 'none' : phones.some(({ verified }) => verified) ? 'verified' : 'waiting',
    appliancesSent: signup?.appliancesSent ?? false,
    plugsSent: signup?.plugs != null,
    legacy: !row.wasInLegacy ? 'no' : signup?.legacyConfirmed === true ? 'confirmed' : 'unconfirmed',
    skipped: new Set(signup?.skipped ?? []),
    finished: hasFinished(row),
    features: enabledFeatures(features),
  };
}

/** Whether a member's home can take part in events. */
export function memberTakingPart({
  utility,
  utilityChosen,
  everConnected,
  inProgram,
  area,
}: SignupRow): TakingPart {
  const connection =
    utility !== null
      ? { state: utility.state, substate: utility.substate, everReachedAuthDone: everConnected }
      : utilityChosen
        ? OTHER_CONNECTION
        : null;
  return takingPart({ connection, inProgram, area });
}

/** A utility that isn't in the list. */
const OTHER_CONNECTION = { state: 'PreValid', substate: 'UtilityNotSupported', everReachedAuthDone: false };

/** The member moved and has not given the new place (SGN-06). */
export function awaitsPlace({ utility }: Pick<SignupRow, 'utility'>): boolean {
  return utility?.state === 'PreValid' && utility.substate === 'NoLocation';
}

/** Strangers have the brand's default features. */
export function strangerFacts(
  draft: Draft | null,
  home: Pick<Home, 'eligibility' | 'notYet'> | null,
  features: readonly FeatureState[],
  ssoLogin: boolean,
): SignupFacts {
  return {
    member: false,
    zip: home?.eligibility ?? null,
    notYet: home !== null && home.notYet !== null,
    named: draft?.email != null,
    ssoLogin,
    passwordSet: false,
    utility: 'none',
    connection: null,
    outage: false,
    phone: 'none',
    appliancesSent: false,
    plugsSent: false,
    legacy: 'no',
    skipped: new Set(),
    finished: false,
    features: enabledFeatures(features),
  };
}

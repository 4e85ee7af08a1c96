import { redirect } from 'react-router-dom';
import { appQueries } from '../../platform/cache/queries.ts';
import type { Signup, SignupStepName } from '../../../../codegen/rest/types.ts';
import { parseAttribution } from '../../../domain/referrals/attribution.ts';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { readEditMode } from './editMode.ts';
import type { EditMode } from './editMode.ts';
import { reportHandback } from './finish.ts';
import { needsMember, stepOfPath, stepShown } from './place.ts';
import { signupState, utilityLists, utilityOutage } from './signupQueries.ts';
import { keptWayBack } from './wayBack.ts';

export interface StepData {
  readonly step: SignupStepName;
  /** Set for members who reconnect or move; null during sign-up. */
  readonly edit: EditMode | null;
}

/** `/signup`, `/signup/:step` and the two steps in edit mode: asks the server for the current step and redirects to it. */
export async function loader(request: ScreenRequest): Promise<StepData> {
  const { app, url } = request;
  const asked = stepOfPath(url.pathname);
  // SES-04: exchanges a link's token first, which also handles an expired one.
  if (asked === 'password' || url.searchParams.has('access_token')) {
    const { user } = await app.visitor();
    if (asked === 'password' && user === null) throw passwordElsewhere(url);
  }
  const edit = readEditMode(url.searchParams, { kept: keptWayBack(), href: app.navigator.href() });
  if (edit !== null) return openForEdit(request, asked ?? 'zip_code', edit);

  const signup = await appQueries(app).query(signupState(app));
  await leadPeopleAway(app, signup);
  if (asked !== null && needsMember(asked) && !signup.member)
    throw redirect(loginAddress(url.pathname + url.search));
  // A postal code from the landing page overrides one entered earlier.
  const step = stepShown(
    asked === null && !signup.member && url.searchParams.has('zip') ? 'zip_code' : asked,
    signup,
  );
  if (step === 'dashboard') {
    reportHandback(app, signup);
    throw redirect(paths.home());
  }
  if (step !== asked) throw redirect(paths.signupStep(step, onTheWay(url)));
  await prefetchFor(request, step, signup);
  return { step, edit: null };
}

async function openForEdit(request: ScreenRequest, step: SignupStepName, edit: EditMode): Promise<StepData> {
  const { app } = request;
  const signup = await appQueries(app).query(signupState(app));
  await leadPeopleAway(app, signup);
  // NAV-44, NAV-45: members only. Others start the sign-up at its first step.
  if (!signup.member) throw redirect(paths.signup());
  // Confirmed meanwhile.
  if (step === 'confirm_phone' && signup.phone === null) throw redirect(edit.back);
  await prefetchFor(request, step, signup);
  return { step, edit };
}

/** A person of a home has nothing to sign up for; their settings say whose home it is and what they can do. */
async function leadPeopleAway(app: AppServices, { member }: Signup): Promise<void> {
  if (member && (await app.visitor()).user?.homeRole === 'member') throw redirect(paths.settings('people'));
}

/** What a step shows beyond the state of the sign-up. */
async function prefetchFor(request: ScreenRequest, step: SignupStepName, { zip }: Signup): Promise<void> {
  if (step === 'select_utility') await prefetchRest(request, utilityLists(request.app, zip?.zip ?? null));
  if (step === 'utility_outage') await prefetchRest(request, utilityOutage(request.app));
}

/** NAV-43: redirects a link with a password token to the reset page, and a visitor without one to the request page. */
function passwordElsewhere({ searchParams }: URL): Response {
  const token = searchParams.get('token');
  return redirect(token === null ? paths.forgotPassword() : paths.resetPassword({ token }));
}

/** Query parameters kept by the redirect to a step: the postal code from the landing page, and the referrer. */
function onTheWay({ searchParams }: URL): {
  readonly zip?: string;
  readonly ref?: string;
  readonly partner?: string;
} {
  const zip = searchParams.get('zip');
  const { referrer: ref, partner } = parseAttribution(searchParams);
  return {
    ...(zip === null ? {} : { zip }),
    ...(ref === undefined ? {} : { ref }),
    ...(partner === undefined ? {} : { partner }),
  };
}

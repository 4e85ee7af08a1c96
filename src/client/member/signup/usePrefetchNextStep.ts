import { useEffect } from 'react';
import { appQueries } from '../../platform/cache/queries.ts';
import type { Signup, SignupStepName } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { stepAfter } from './place.ts';
import { utilityLists } from './signupQueries.ts';

/** The chosen utility decides which connection step follows. */
const FORKS: Partial<Record<SignupStepName, readonly SignupStepName[]>> = {
  zip_code: ['full'],
  select_utility: ['connect_utility', 'utility_outage'],
  connect_utility: ['check_eligible'],
  oauth: ['check_eligible'],
};

/** Preloads the probable next step while the member reads and types, so that continuing waits only for the response. */
export function usePrefetchNextStep(step: SignupStepName, signup: Signup): void {
  const app = useApp();
  const next = stepAfter(step, signup);
  const zip = signup.zip?.zip ?? null;
  useEffect(() => {
    void warm(app, [next, ...(FORKS[step] ?? [])], zip);
  }, [app, step, next, zip]);
}

async function warm(app: AppServices, steps: readonly SignupStepName[], zip: string | null): Promise<void> {
  for (const step of new Set(steps)) {
    await app.warm(step === 'dashboard' ? paths.home() : paths.signupStep(step));
    if (step === 'select_utility')
      await appQueries(app)
        .query(utilityLists(app, zip))
        .catch(() => undefined);
  }
}

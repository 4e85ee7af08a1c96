import { screen } from '@testing-library/react';
import type { Signup } from '../../codegen/rest/types.ts';
import { stubApp, type StubApp, type StubAppOptions } from './stubApp.tsx';
import { LOGGED_OUT, MEMBER } from './stubApi.ts';
import { leadingTo, SIGNUP_ANSWERS, SIGNUP_FEATURES } from './stubSignup.ts';

export interface SignupApp extends StubApp {
  /** Sets the sign-up that is answered from now on. */
  setSignup(signup: Signup): void;
  /** Presses the button with exactly this name. */
  proceed(name?: string): Promise<void>;
}

/** The sign-up at first, the one to which a write leads, by its path, and other answers. */
export type SignupAppAnswers = readonly [
  first: Signup,
  leads?: Readonly<Record<string, Signup>>,
  options?: StubAppOptions,
];

/** The app at a page of a sign-up. */
export async function signupApp(
  path: string,
  ...[first, leads = {}, { answers = {}, ...options } = {}]: SignupAppAnswers
): Promise<SignupApp> {
  let now = first;
  const app = await stubApp(path, {
    status: first.member ? MEMBER : LOGGED_OUT,
    features: SIGNUP_FEATURES,
    answers: {
      '/api/v2/signup': () => ({ body: now }),
      ...SIGNUP_ANSWERS,
      ...Object.fromEntries(
        Object.entries(leads).map(([lead, signup]) => [
          lead,
          () => {
            now = signup;
            return leadingTo(lead, signup);
          },
        ]),
      ),
      ...answers,
    },
    ...options,
  });
  return {
    ...app,
    setSignup: (signup) => void (now = signup),
    proceed: async (name = 'Continue') => app.user.click(await screen.findByRole('button', { name })),
  };
}

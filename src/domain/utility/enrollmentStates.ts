import { rawStatus, type RawStatus } from './rawStatus.ts';

/** Before these the home is still on its way to the utility's consent; with them the market has the word. */
const BEFORE_CONSENT: readonly RawStatus[] = ['PreValid', 'AuthStart'];

/** Whether a raw status is one of the enrolment: the member's consent is done. What we do not know is none. Source: UTL-03, UTL-08. */
export function enrollsBy(state: string): boolean {
  const status = rawStatus(state);
  return status !== null && !BEFORE_CONSENT.includes(status);
}

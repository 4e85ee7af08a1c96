import { rawStatus, type RawStatus } from './rawStatus.ts';

/** Before the utility's consent; afterwards the market decides. */
const BEFORE_CONSENT: readonly RawStatus[] = ['PreValid', 'AuthStart'];

/**
 * Whether a raw status means that consent is done and enrolment runs. Unknown ones don't. Source: UTL-03,
 * UTL-08.
 */
export function enrollsBy(state: string): boolean {
  const status = rawStatus(state);
  return status !== null && !BEFORE_CONSENT.includes(status);
}

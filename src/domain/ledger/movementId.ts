/** A movement's id outside the ledger: its cause key in base64url. Cause keys are plain ASCII. */
export const movementId = (causeKey: string): string =>
  btoa(causeKey).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

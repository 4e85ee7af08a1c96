/** Loaded when a passkey is made or used. */
export const loadWebauthn = () => import('./webauthn.ts');

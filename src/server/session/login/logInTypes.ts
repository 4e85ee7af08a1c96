import type { SessionMember } from '../../platform/context.ts';
import type { MemberProfile } from '../store/profile.ts';

/** `invitation` joins a home by the provider's log-in, `password` by choosing one. */
export type TokenPurpose = 'login' | 'password' | 'invitation' | 'disenroll';

export interface Place {
  readonly brandId: string;
  readonly now: Date;
}

/** The caller, as counters of attempts see them. */
export interface Caller {
  readonly address: string;
  /** Value of the known-browser cookie. */
  readonly knownBrowser: string | undefined;
}

/** The token goes into the cookie; only its hash is stored. */
export interface StartedSession {
  readonly token: string;
  readonly sessionId: string;
  readonly member: SessionMember;
  readonly profile: MemberProfile;
}

export type LogIn =
  | { readonly kind: 'in'; readonly memberId: string; readonly session: StartedSession }
  /** The password was right; a code or a second factor is needed. */
  | { readonly kind: 'second'; readonly memberId: string }
  | { readonly kind: 'wrong' }
  /** The password was right, and staff have locked the account. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'wait'; readonly seconds: number };

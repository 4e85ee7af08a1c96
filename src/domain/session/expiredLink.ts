import { pagePath } from '../navigation/pagePath.ts';
import { statusTakesToken } from './accessToken.ts';

export interface LinkFacts {
  /** The page was opened with an `access_token`. */
  readonly hadToken: boolean;
  /**
   * The user-status call succeeded. If it failed, nothing is known about the link, and the failure has its
   * own notice.
   */
  readonly answered: boolean;
  readonly userId: string | null;
  /** Its member has a password by now, as after a sign-up link was used. */
  readonly hasPassword: boolean;
  readonly path: string;
}

/**
 * What to show and where to go after trying a link's token. `link-expired` shows "For security purposes, that
 * link has expired!", `password-link-expired` asks for the email address for a new link. A link to choose the first
 * password leads to the log-in once there is one: the member needs no new link. Source: SES-06, SES-07, SES-08.
 */
export type LinkVerdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'stay'; readonly notice: 'link-expired' }
  | { readonly kind: 'go'; readonly notice: 'password-link-expired'; readonly to: '/forgot-password' }
  | { readonly kind: 'go'; readonly notice: 'link-used'; readonly to: '/login' };

export function judgeLink({ hadToken, answered, userId, hasPassword, path }: LinkFacts): LinkVerdict {
  if (!hadToken || !answered || userId || !statusTakesToken(path)) return { kind: 'fine' };
  if (pagePath(path) === '/signup/password')
    return hasPassword
      ? { kind: 'go', notice: 'link-used', to: '/login' }
      : { kind: 'go', notice: 'password-link-expired', to: '/forgot-password' };
  return { kind: 'stay', notice: 'link-expired' };
}

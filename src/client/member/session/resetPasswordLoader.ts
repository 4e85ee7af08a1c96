import { afterLogin } from '../../../domain/session/returnTo.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export interface PasswordLink {
  /** Null: the address has none. */
  readonly token: string | null;
  /** Why the link no longer works; null while it does, or when that couldn't be found out: saving will tell. */
  readonly expired: string | null;
  /** Whether it is the first password, of a person invited into a home. */
  readonly invited: boolean;
  /** The page to go to when the password is set. */
  readonly next: string;
}

/** Asks whether the link still works, so that no one makes up a password for a link that doesn't. */
export async function loader({ app, url }: ScreenRequest): Promise<PasswordLink> {
  const token = url.searchParams.get('token');
  const next = afterLogin(url.search);
  const invited = url.searchParams.get('invited') === 'true';
  if (token === null || token === '') return { token: null, expired: null, invited, next };
  const outcome = await app.rest.act('/reset_password/check', { body: { token } }, { intent: 'read' });
  const isExpired = outcome.kind === 'failed' && outcome.failure.code === 'LINK_EXPIRED';
  return { token, expired: isExpired ? outcome.failure.message : null, invited, next };
}

import { redirect } from 'react-router-dom';
import type { Disenrollment } from '../../../../codegen/rest/types.ts';
import { redirectTarget } from '../../../domain/brands/redirect.ts';
import { readAccessToken } from '../../../domain/session/accessToken.ts';
import { paths } from '../../platform/navigation/paths.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

/** The recipient of the email, complete; null during a redirect to another site, or when that redirect is not allowed. */
export interface DisenrollData {
  readonly email:
    | (Required<Pick<Disenrollment, 'utility_short_name' | 'drp_name' | 'drp_email'>> &
        Pick<Disenrollment, 'user'>)
    | null;
  readonly isRefused: boolean;
}

/** SYS-01 to SYS-06: redirects to a url if there is one, else returns the data, else goes Home. A failed call counts as an empty answer. */
export async function loader({ app, url, signal }: ScreenRequest): Promise<DisenrollData> {
  const token = readAccessToken(url.search);
  if (token === null) throw redirect(paths.home());
  const reply = await app.rest
    .read('/disenroll', { params: { query: { access_token: token } } }, { signal })
    .catch((): Disenrollment => ({}));
  const target = redirectTarget(reply.url, app.brand, url.origin);
  if (target !== null) {
    app.navigator.leave(target);
    return { email: null, isRefused: false };
  }
  if (reply.url) return { email: null, isRefused: true };
  const { user, utility_short_name, drp_name, drp_email } = reply;
  if (!utility_short_name || !drp_name || !drp_email) throw redirect(paths.home());
  return { email: { user, utility_short_name, drp_name, drp_email }, isRefused: false };
}

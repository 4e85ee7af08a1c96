import { redirect } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

/** `/signup/password` (NAV-43): by a link that sets a password, or by one that logged the member in; nobody else can. */
export async function loader({ app, url }: ScreenRequest) {
  const token = url.searchParams.get('token');
  if (token !== null) throw redirect(paths.resetPassword({ token }));
  const { user } = await app.visitor();
  if (user === null) throw redirect(paths.forgotPassword());
  return null;
}

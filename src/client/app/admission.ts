import { redirect } from 'react-router-dom';
import type { AppServices } from '../platform/screen/app.ts';
import { paths } from '../platform/navigation/paths.ts';
import type { Access, ScreenParts, ScreenRow } from './routeTable.ts';

/**
 * Which parts of a row this person gets. Throws a redirect to the log-in, which remembers the page first asked for.
 * Staff tools are as good as missing for everyone who is not staff: undefined.
 */
export async function admit(app: AppServices, access: Access, row: ScreenRow, url: URL): Promise<ScreenParts | undefined> {
  if (access === 'anyone' && row.stranger === undefined) return row;
  const { user } = await app.session.known();
  if (user !== null) return access === 'staff' && !user.isAdmin ? undefined : row;
  if (row.stranger !== undefined) return row.stranger;
  if (access === 'anyone') return row;
  throw redirect(paths.login({ next: `${url.pathname}${url.search}` }));
}

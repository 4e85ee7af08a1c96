import { redirect } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { prefetchRest } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';

/** NAV-44, NAV-45: for members. Somebody who has not joined begins at the beginning. */
export async function loader(request: ScreenRequest) {
  const { user } = await request.app.visitor();
  if (user === null) throw redirect(paths.signup());
  await prefetchRest(request, memberSettings(request.app));
  return null;
}

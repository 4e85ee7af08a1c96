import { prefetchRest } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { openSessions } from './security/securityQueries.ts';
import { meterData } from './settingsQueries.ts';

export async function loader(request: ScreenRequest) {
  const { app } = request;
  await Promise.all([prefetchRest(request, memberSettings(app)), prefetchRest(request, meterData(app)), prefetchRest(request, openSessions(app))]);
  return null;
}

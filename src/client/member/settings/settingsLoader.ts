import { prefetchRest } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { meterData } from './settingsQueries.ts';

export async function loader(request: ScreenRequest) {
  await Promise.all([prefetchRest(request, memberSettings(request.app)), prefetchRest(request, meterData(request.app))]);
  return null;
}

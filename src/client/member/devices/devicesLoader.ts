import { prefetchRest } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { connectionList, deviceList } from './deviceQueries.ts';

export async function loader(request: ScreenRequest) {
  await Promise.all([prefetchRest(request, deviceList(request.app)), prefetchRest(request, connectionList(request.app))]);
  return null;
}

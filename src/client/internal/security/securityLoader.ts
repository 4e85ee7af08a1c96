import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { secondFactors } from './secondFactorsQuery.ts';

export async function loader(request: ScreenRequest) {
  await prefetchRest(request, secondFactors(request.app));
  return {};
}

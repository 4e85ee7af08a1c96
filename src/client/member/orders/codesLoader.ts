import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { giftCodes } from './codesQuery.ts';

export async function loader(request: ScreenRequest): Promise<void> {
  await prefetchRest(request, giftCodes(request.app));
}

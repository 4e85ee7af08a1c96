import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { askedCode } from './askedCode.ts';
import type { AskedCode } from './askedCode.ts';
import { homeCheck } from './homeCheckQuery.ts';

/** For the loader of a screen with a `HomeCheck`: reads the code out of the address and asks about it. */
export async function prefetchHomeCheck(request: ScreenRequest): Promise<AskedCode> {
  const asked = askedCode(request.url, request.app.brand.country);
  if (asked.kind === 'code') await prefetchRest(request, homeCheck(request.app, asked.code));
  return asked;
}

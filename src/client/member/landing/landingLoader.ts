import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { prefetchHomeCheck } from '../../shared/homeCheck/prefetchHomeCheck.ts';

/** `/?zip=…` checks whether a home can join; `/` makes no request. */
export async function loader(request: ScreenRequest) {
  return { asked: await prefetchHomeCheck(request) };
}

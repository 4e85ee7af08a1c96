import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { prefetchHomeCheck } from '../../shared/homeCheck/prefetchHomeCheck.ts';

/** `/?zip=…` asks whether a home can join; `/` asks nothing. */
export async function loader(request: ScreenRequest) {
  return { asked: await prefetchHomeCheck(request) };
}

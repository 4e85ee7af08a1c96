import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { prefetchHomeCheck } from '../../shared/homeCheck/prefetchHomeCheck.ts';

/** `/signup?zip=…` begins where everybody begins: whether the home can join. */
export async function loader(request: ScreenRequest) {
  return { asked: await prefetchHomeCheck(request) };
}

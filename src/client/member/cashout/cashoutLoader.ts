import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { cashoutWallet } from '../../shared/cashout/cashoutQueries.ts';

export async function loader(request: ScreenRequest): Promise<void> {
  await prefetchRest(request, cashoutWallet(request.app));
}

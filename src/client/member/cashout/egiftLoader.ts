import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { cashoutWallet, egifts } from '../../shared/cashout/cashoutQueries.ts';

export async function loader(request: ScreenRequest): Promise<void> {
  await Promise.all([
    prefetchRest(request, cashoutWallet(request.app)),
    prefetchRest(request, egifts(request.app)),
  ]);
}

import type { MemberContext } from '../platform/context.ts';
import type { components } from '../../../codegen/rest/types.ts';
import { toCashout } from './toCashout.ts';
import { cashoutView } from './view.ts';

export { refusePayout } from './administer.ts';
export { destinationKey } from './destination.ts';
export { placePayout } from './placePayout.ts';
export { insertW9, saveAccount } from './store/cashouts.ts';
export { sealedNumber } from './w9.ts';

/** What the wallet says about cash-outs; null where points have no money value. Source: WAL-02. */
export async function walletCashout(ctx: MemberContext): Promise<components['schemas']['Cashout'] | null> {
  const view = await cashoutView(ctx);
  return view && toCashout(view);
}

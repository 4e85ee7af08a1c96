import type { MemberContext } from '../platform/context.ts';
import type { components } from '../../../codegen/rest/types.ts';
import { toCashout } from './toCashout.ts';
import { cashoutView } from './view.ts';

export { refusePayout } from './administer.ts';
export { destinationKey } from './destination.ts';
export { keepTaxRecords, readTaxYearsToKeep } from './keptTax.ts';
export { forgetKeptTax } from './store/keptTax.ts';
export { placePayout } from './placePayout.ts';
export { insertW9, saveAccount } from './store/cashouts.ts';
export { sealedNumber } from './w9.ts';

const HIDDEN = '••••';

/** What the wallet says about cash-outs; null where points have no money value. Source: WAL-02. */
export async function walletCashout(ctx: MemberContext): Promise<components['schemas']['Cashout'] | null> {
  const view = await cashoutView(ctx);
  if (view === null) return null;
  const shown = toCashout(view);
  if (ctx.preview == null) return shown;
  // Staff who look at the member's app don't see where money goes, nor the tax number.
  const { destination, w9 } = shown;
  return {
    ...shown,
    destination: destination && { ...destination, email: HIDDEN },
    w9: w9 && { ...w9, name: HIDDEN, last_four: HIDDEN },
  };
}

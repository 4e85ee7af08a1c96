import { missing } from '../platform/errors.ts';
import type { SignedCall } from '../platform/rest/signedCall.ts';
import type { CashoutDeps } from './deps.ts';
import { settleW9 } from './w9.ts';

/** The checker's message about a form W-9, on the path that staff use too. Source: WAL-18. */
export const w9Call = (deps: CashoutDeps): SignedCall => ({
  secret: () => deps.partners.w9?.webhookSecret ?? null,
  handle: async (_ctx, { body }) => {
    const { reference, status } = body as { readonly reference: string; readonly status: string };
    // Whether a number is another member's is ours to find.
    const settled =
      status === 'VALID' || status === 'INVALID' ? await settleW9(deps, reference, status) : null;
    if (settled === null) throw missing();
    return { status: 200, body: { reference, status: settled } };
  },
});

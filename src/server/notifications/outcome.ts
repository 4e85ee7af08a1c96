import type { KeptMessage } from './compose.ts';

/** How a delivery ended. `reason` is a code for the record, `kept` is for the member's inbox. */
export type Outcome =
  | { readonly kind: 'sent'; readonly kept?: KeptMessage | null }
  | { readonly kind: 'dropped' | 'failed'; readonly reason: string; readonly kept?: KeptMessage | null }
  | { readonly kind: 'held'; readonly until: Date };

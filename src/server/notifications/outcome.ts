/** How a delivery ended. `reason` is a code for the record. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'dropped' | 'failed'; readonly reason: string }
  | { readonly kind: 'held'; readonly until: Date };

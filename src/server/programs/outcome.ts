/** What is wrong with one field of an input. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** Nothing was done, and why: the contract's `Refusal`. */
export interface RefusedChange {
  readonly code: 'INVALID' | 'NOT_FOUND' | 'CONFLICT' | 'NOT_ALLOWED' | 'STALE';
  readonly message: string;
  readonly fields: readonly FieldFault[];
}

/** The id of what was saved, or why nothing was. */
export type Saved = { readonly id: string } | { readonly refusal: RefusedChange };

/** Who does it and why: for the audit log. */
export interface Order {
  readonly brandId: string;
  /** Null: by the demonstration or a command. */
  readonly actorId: string | null;
  readonly reason: string;
}

export function refusal(code: RefusedChange['code'], message: string, fields: readonly FieldFault[] = []): { readonly refusal: RefusedChange } {
  return { refusal: { code, message, fields } };
}

/** The first fault is the sentence; all of them are at their fields. */
export function invalid(fields: readonly FieldFault[]): { readonly refusal: RefusedChange } {
  return refusal('INVALID', fields[0]?.message ?? 'Please check what you entered.', fields);
}

export const stale = refusal('STALE', 'Somebody changed this in the meantime. Please look at it again.');

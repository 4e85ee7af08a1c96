/** As it was typed; the server checks it. */
export interface TypedAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

export const NO_ADDRESS: TypedAddress = { line1: '', line2: '', city: '', region: '', postalCode: '' };

/** What an OpenADR device says about itself. */
export interface VenAttribute {
  readonly type: string;
  readonly values: (string | number | boolean)[];
}

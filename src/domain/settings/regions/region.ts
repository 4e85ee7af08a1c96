/** A state, territory or province. */
export interface Region {
  readonly name: string;
  readonly abbreviation: string;
}

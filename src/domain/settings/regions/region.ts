/** A state, territory or province. */
export interface Region {
  readonly name: string;
  /** Where it is called differently in French. */
  readonly french?: string;
  readonly abbreviation: string;
}

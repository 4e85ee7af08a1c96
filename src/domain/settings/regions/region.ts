/** A state, territory or province. */
export interface Region {
  readonly name: string;
  /** Only if the French name differs. */
  readonly french?: string;
  readonly abbreviation: string;
}

/** The VTN that an aggregator's device follows, and its log-in there. */
export interface VenAccount {
  /** Without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly key: string;
}

export interface VenState {
  /** null: it has no key. */
  account: VenAccount | null;
}

export const emptyVen = (): VenState => ({ account: null });

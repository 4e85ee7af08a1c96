/** Our product's partner API, and the partner's key for it. */
export interface DeskAccount {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
}

export interface DeskState {
  /** null: it has no key, or one that is no longer good. */
  account: DeskAccount | null;
  /** When it read its programs with this key; null: not yet. */
  readAt: string | null;
}

export const emptyDesk = (): DeskState => ({ account: null, readAt: null });

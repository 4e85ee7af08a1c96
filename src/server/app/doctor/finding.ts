/** What one check of `npm run doctor` found. */
export interface Finding {
  readonly about: string;
  /** `fault`: it doesn't work. `warn`: it works for now. `skipped`: it can't be looked at from here. */
  readonly outcome: 'ok' | 'warn' | 'fault' | 'skipped';
  readonly text: string;
  /** What to do about it. */
  readonly remedy?: string;
}

export const ok = (about: string, text: string): Finding => ({ about, outcome: 'ok', text });
export const skipped = (about: string, text: string): Finding => ({ about, outcome: 'skipped', text });
export const warn = (about: string, text: string, remedy: string): Finding => ({
  about,
  outcome: 'warn',
  text,
  remedy,
});
export const fault = (about: string, text: string, remedy: string): Finding => ({
  about,
  outcome: 'fault',
  text,
  remedy,
});

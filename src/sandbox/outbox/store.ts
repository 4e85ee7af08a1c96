import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mail or a text message that arrived. */
export interface Letter {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly at: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** null: none. */
  readonly html: string | null;
  /** Header fields of a mail, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Outbox {
  add(letter: Omit<Letter, 'id'>): Letter;
  /** Newest first; of one recipient, or of all. */
  list(to?: string): readonly Letter[];
  find(id: string): Letter | null;
  clear(): void;
}

const KEPT = 500;

/** Keeps the last letters in memory, and as one small file each in a folder where there is one. */
export function createOutbox(folder: string | null): Outbox {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const fileOf = (id: string): string => join(folder ?? '', `${id}.json`);
  const kept =
    folder === null
      ? []
      : readdirSync(folder)
          .filter((name) => /^\d{8}\.json$/.test(name))
          .sort();
  const letters = kept
    .map((name) => JSON.parse(readFileSync(join(folder ?? '', name), 'utf8')) as Letter)
    .reverse();
  let last = Number(letters[0]?.id ?? 0);
  const drop = (letter: Letter | undefined): void => {
    if (letter && folder !== null) rmSync(fileOf(letter.id), { force: true });
  };

  return {
    add: (arrived) => {
      const letter: Letter = { ...arrived, id: String((last += 1)).padStart(8, '0') };
      letters.unshift(letter);
      if (folder !== null) writeFileSync(fileOf(letter.id), JSON.stringify(letter), { mode: 0o600 });
      while (letters.length > KEPT) drop(letters.pop());
      return letter;
    },
    list: (to) =>
      to === undefined || to === ''
        ? letters
        : letters.filter((letter) => letter.to.toLowerCase() === to.trim().toLowerCase()),
    find: (id) => letters.find((letter) => letter.id === id) ?? null,
    clear: () => letters.splice(0).forEach(drop),
  };
}

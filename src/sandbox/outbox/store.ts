import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A received email or text message. */
export interface Message {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly at: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** null: none. */
  readonly html: string | null;
  /** Email headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Outbox {
  add(message: Omit<Message, 'id'>): Message;
  /** Newest first; of one recipient, or of all. */
  list(to?: string): readonly Message[];
  find(id: string): Message | null;
  clear(): void;
}

const KEPT = 500;

/** Keeps the last messages in memory, and as one file each if there is a folder. */
export function createOutbox(folder: string | null): Outbox {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const messageFile = (id: string): string => join(folder ?? '', `${id}.json`);
  const kept =
    folder === null
      ? []
      : readdirSync(folder)
          .filter((name) => /^\d{8}\.json$/.test(name))
          .sort();
  const messages = kept
    .map((name) => JSON.parse(readFileSync(join(folder ?? '', name), 'utf8')) as Message)
    .reverse();
  let last = Number(messages[0]?.id ?? 0);
  const drop = (message: Message | undefined): void => {
    if (message && folder !== null) rmSync(messageFile(message.id), { force: true });
  };

  return {
    add: (arrived) => {
      const message: Message = { ...arrived, id: String((last += 1)).padStart(8, '0') };
      messages.unshift(message);
      if (folder !== null) writeFileSync(messageFile(message.id), JSON.stringify(message), { mode: 0o600 });
      while (messages.length > KEPT) drop(messages.pop());
      return message;
    },
    list: (to) =>
      to === undefined || to === ''
        ? messages
        : messages.filter((message) => message.to.toLowerCase() === to.trim().toLowerCase()),
    find: (id) => messages.find((message) => message.id === id) ?? null,
    clear: () => messages.splice(0).forEach(drop),
  };
}

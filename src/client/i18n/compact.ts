import type { MessageFormatElement } from 'react-intl';

/**
 * Messages as they travel: plain text is kept as text, everything else as its parsed syntax tree.
 * Most messages are plain, so this is much shorter than a tree for each.
 */
export type CompactMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Messages as react-intl takes them without a parser. */
export type Messages = Record<string, MessageFormatElement[]>;

export function expandMessages(compact: CompactMessages): Messages {
  const messages: Messages = {};
  for (const [id, message] of Object.entries(compact)) {
    messages[id] = typeof message === 'string' ? [plainText(message)] : message;
  }
  return messages;
}

/** A literal element. The parser's enumeration is not imported for it: the browser has no parser. */
const plainText = (value: string): MessageFormatElement =>
  ({ type: 0, value }) as object as MessageFormatElement;

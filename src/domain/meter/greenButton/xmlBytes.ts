import { beginsWith } from './elementName.ts';

/** What a byte may be in a text and in a name. */
export const PLAIN = 1;
export const NAME_CHAR = 2;
export const NAME_START = 4;
export const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  const char = String.fromCharCode(byte);
  return (
    (/[\t -~]/.test(char) && !/[&\]<>]/.test(char) ? PLAIN : 0) |
    (/[\w:.-]/.test(char) ? NAME_CHAR : 0) |
    (/[A-Za-z_:]/.test(char) ? NAME_START : 0)
  );
});

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Where the document begins. */
export function afterMarks(bytes: Uint8Array): number {
  let at = 0;
  while (BYTE_ORDER_MARK.every((byte, i) => bytes[at + i] === byte)) at += BYTE_ORDER_MARK.length;
  return at;
}

export function isKind(byte: number, kind: number): boolean {
  return ((KINDS[byte] as number) & kind) !== 0;
}

/** Where a sequence of bytes begins; -1 if it isn't here. */
export function find(sequence: Uint8Array, bytes: Uint8Array, from: number): number {
  const first = sequence[0] as number;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (beginsWith(bytes, at, sequence)) return at;
  return -1;
}

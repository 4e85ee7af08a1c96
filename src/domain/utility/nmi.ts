/** What is wrong with a National Metering Identifier as somebody typed it. */
export type NmiFault = 'empty' | 'length' | 'characters' | 'checksum';

const LENGTH = 10;

/**
 * The check digit of the ten characters of an NMI: from the right, the ASCII code of every other character doubled, the
 * digits of all added up, and what is missing to a multiple of ten. Source: the market operator's NMI procedure.
 */
export function nmiChecksum(nmi: string): number {
  let sum = 0;
  [...nmi].reverse().forEach((character, index) => {
    let code = character.charCodeAt(0) * (index % 2 === 0 ? 2 : 1);
    for (; code > 0; code = Math.floor(code / 10)) sum += code % 10;
  });
  return (10 - (sum % 10)) % 10;
}

/**
 * The ten characters of an NMI, upper case, from what was typed: with or without the check digit, with spaces or hyphens. The
 * letters O and I are never in one. Without its check digit an NMI cannot be checked further.
 */
export function readNmi(text: string): { readonly nmi: string } | { readonly fault: NmiFault } {
  const typed = text.toUpperCase().replace(/[\s-]/g, '');
  if (typed === '') return { fault: 'empty' };
  if (!/^[A-HJ-NP-Z0-9]*$/.test(typed)) return { fault: 'characters' };
  if (typed.length !== LENGTH && typed.length !== LENGTH + 1) return { fault: 'length' };
  const nmi = typed.slice(0, LENGTH);
  if (typed.length === LENGTH + 1 && typed[LENGTH] !== String(nmiChecksum(nmi))) return { fault: 'checksum' };
  return { nmi };
}

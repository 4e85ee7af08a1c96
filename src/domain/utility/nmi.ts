/** Why a typed National Metering Identifier is refused. */
export type NmiFault = 'empty' | 'length' | 'characters' | 'checksum';

const LENGTH = 10;

/**
 * The check digit of an NMI's ten characters: from the right, double every other ASCII code, sum all digits,
 * and take what is missing to a multiple of ten. Source: the market operator's NMI procedure.
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
 * The ten characters of a typed NMI, upper case; accepts a check digit, spaces and hyphens. O and I never
 * occur. Without its check digit an NMI can't be verified further.
 */
export function readNmi(text: string): { readonly number: string } | { readonly fault: NmiFault } {
  const typed = text.toUpperCase().replace(/[\s-]/g, '');
  if (typed === '') return { fault: 'empty' };
  if (!/^[A-HJ-NP-Z0-9]*$/.test(typed)) return { fault: 'characters' };
  if (typed.length !== LENGTH && typed.length !== LENGTH + 1) return { fault: 'length' };
  const nmi = typed.slice(0, LENGTH);
  if (typed.length === LENGTH + 1 && typed[LENGTH] !== String(nmiChecksum(nmi))) return { fault: 'checksum' };
  return { number: nmi };
}

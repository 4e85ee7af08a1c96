/**
 * The check digit of a National Metering Identifier of ten characters: the characters' codes from the right, every other one
 * doubled beginning with the last, their digits summed up to the next ten.
 */
export function nmiCheckDigit(nmi: string): number {
  const sum = [...nmi].reverse().reduce((total, char, index) => {
    const code = char.charCodeAt(0) * (index % 2 === 0 ? 2 : 1);
    return total + [...String(code)].reduce((digits, digit) => digits + Number(digit), 0);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The ten characters of an NMI that is given with or without its check digit; null where it is none, or the digit is wrong. */
export function readNmi(text: string): string | null {
  const plain = text.replace(/\s/g, '').toUpperCase();
  // The letters O and I are in no NMI: they look like digits.
  if (!/^[0-9A-HJ-NP-Z]{10}\d?$/.test(plain)) return null;
  const nmi = plain.slice(0, 10);
  return plain.length === 10 || Number(plain[10]) === nmiCheckDigit(nmi) ? nmi : null;
}

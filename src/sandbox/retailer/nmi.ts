/**
 * The check digit of an NMI's ten characters: from the right, double every other ASCII code beginning with
 * the last, sum all digits, and take what is missing to a multiple of ten.
 */
export function nmiCheckDigit(nmi: string): number {
  const sum = [...nmi].reverse().reduce((total, char, index) => {
    const code = char.charCodeAt(0) * (index % 2 === 0 ? 2 : 1);
    return total + [...String(code)].reduce((digits, digit) => digits + Number(digit), 0);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The ten characters of an NMI with or without its check digit; null if invalid. */
export function readNmi(text: string): string | null {
  const plain = text.replace(/\s/g, '').toUpperCase();
  // O and I never occur in an NMI, because they look like digits.
  if (!/^[0-9A-HJ-NP-Z]{10}\d?$/.test(plain)) return null;
  const nmi = plain.slice(0, 10);
  return plain.length === 10 || Number(plain[10]) === nmiCheckDigit(nmi) ? nmi : null;
}

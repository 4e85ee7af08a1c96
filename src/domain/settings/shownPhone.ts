/** Country code and grouping: North America, Australian mobiles, other Australian numbers. */
const GROUPS: readonly RegExp[] = [
  /^(\+1)(\d{3})(\d{3})(\d{4})$/,
  /^(\+61)(4\d{2})(\d{3})(\d{3})$/,
  /^(\+61)(\d)(\d{4})(\d{4})$/,
];

/** Formats an E.164 number for reading, "+1 415 555 0132"; leaves others unchanged. */
export function shownPhone(number: string): string {
  for (const shape of GROUPS) {
    const found = shape.exec(number);
    if (found !== null) return found.slice(1).join(' ');
  }
  return number;
}

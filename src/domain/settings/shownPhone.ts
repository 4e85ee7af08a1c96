/** Country code, and how the rest is grouped: North America, Australian mobiles, other Australian numbers. */
const GROUPS: readonly RegExp[] = [
  /^(\+1)(\d{3})(\d{3})(\d{4})$/,
  /^(\+61)(4\d{2})(\d{3})(\d{3})$/,
  /^(\+61)(\d)(\d{4})(\d{4})$/,
];

/** A number in E.164 as people read it, "+1 415 555 0132"; one of another shape as it is. */
export function shownPhone(number: string): string {
  for (const shape of GROUPS) {
    const found = shape.exec(number);
    if (found !== null) return found.slice(1).join(' ');
  }
  return number;
}

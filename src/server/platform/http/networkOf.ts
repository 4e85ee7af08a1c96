/**
 * The network that rate limits count: an IPv4 address (also when mapped into IPv6) by itself, an IPv6 address by its
 * /64, which one household has to itself. Any other text counts as itself.
 */
export function networkOf(address: string): string {
  const text = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped !== undefined) return mapped;
  if (!/^[0-9a-f:]+$/.test(text) || !text.includes(':')) return text;
  const [head = '', tail] = text.split('::', 2);
  const groups = (part: string | undefined): string[] =>
    part === undefined || part === '' ? [] : part.split(':');
  const [before, after] = [groups(head), groups(tail)];
  const all =
    tail === undefined
      ? before
      : [
          ...before,
          ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'),
          ...after,
        ];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

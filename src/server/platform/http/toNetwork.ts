import ipaddr from 'ipaddr.js';

/**
 * The network that rate limits count: an IPv4 address (also when mapped into IPv6) by itself, an IPv6 address by its
 * /64, which one household has to itself. Any other text counts as itself.
 */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address.toLowerCase();
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

import ipaddr from 'ipaddr.js';

const bare = (address: string): string => address.replace(/^\[|\]$/g, '');

/** Whether an IP address is loopback, private or reserved: partners on the internet have none of these. */
export function isPrivateAddress(address: string): boolean {
  return !ipaddr.isValid(bare(address)) || ipaddr.process(bare(address)).range() !== 'unicast';
}

/** Whether an IP address is one of these, or in one of these networks. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(bare(address))) return false;
  const ip = ipaddr.process(bare(address));
  return networks.some((network) => {
    const range = toRange(network);
    return range !== null && range[0].kind() === ip.kind() && ip.match(range);
  });
}

/** Where partners may have private addresses. Link-local ones are left out: a cloud answers there with its credentials. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  'private',
  'uniqueLocal',
  'loopback',
  'carrierGradeNat',
]);

/** Whether it is a private address, or a network of nothing else. */
export function isPrivateNetwork(network: string): boolean {
  const range = toRange(network);
  if (range === null) return false;
  const text = `${range[0].toString()}/${range[1]}`;
  const kind = range[0].kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const ends = [kind.networkAddressFromCIDR(text).range(), kind.broadcastAddressFromCIDR(text).range()];
  return ends[0] === ends[1] && PRIVATE_RANGES.has(ends[0] ?? '');
}

/** null: neither an address nor a network. */
function toRange(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | null {
  if (ipaddr.isValidCIDR(network)) return ipaddr.parseCIDR(network);
  if (!ipaddr.IPv4.isValidFourPartDecimal(network) && !ipaddr.IPv6.isValid(network)) return null;
  const ip = ipaddr.parse(network);
  return [ip, ip.kind() === 'ipv4' ? 32 : 128];
}

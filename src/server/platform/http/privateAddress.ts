import ipaddr from 'ipaddr.js';

/** Whether an IP address is loopback, private or reserved: partners on the internet have none of these. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '');
  return !ipaddr.isValid(bare) || ipaddr.process(bare).range() !== 'unicast';
}

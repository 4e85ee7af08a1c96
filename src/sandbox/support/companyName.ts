import type { World } from '../world/world.ts';

/** The product's name for customers: that of the brand at an address, or else the host. */
export function companyName({ settings }: World, redirectUri: string): string {
  const { host, hostname } = new URL(redirectUri);
  const brand = hostname.endsWith('.localhost') ? hostname.slice(0, -'.localhost'.length) : 'default';
  return settings.companies?.[brand] ?? host;
}

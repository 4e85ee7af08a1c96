import type { World } from '../world/world.ts';

/** What a customer knows the product by: the name of the brand that answers at an address, or else its host. */
export function companyName({ settings }: World, redirectUri: string): string {
  const { host, hostname } = new URL(redirectUri);
  const brand = hostname.endsWith('.localhost') ? hostname.slice(0, -'.localhost'.length) : 'default';
  return settings.companies?.[brand] ?? host;
}

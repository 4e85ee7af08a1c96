import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import { wordsFor } from '../../../domain/brands/wordsFor.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { PasskeySite } from './passkeys.ts';

/** The site that passkeys are made for: the brand's host that the browser is on, never one that only a header names. */
export function passkeySite({ brand, client, deps, locale }: RequestContext): PasskeySite {
  const { hosts, localHosts } = brand.config;
  const hostname = client.host.replace(/:\d+$/, '');
  const origin = [...hosts, ...localHosts].includes(hostname)
    ? `${client.secure ? 'https' : 'http'}://${client.host}`
    : brandOrigin(brand.config, deps.config);
  return { origin, host: new URL(origin).hostname, name: wordsFor(brand, locale).productName };
}

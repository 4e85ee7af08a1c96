/** The part of a brand that choosing one needs. */
export interface HostedBrand {
  readonly id: string;
  /** Host names in lower case, without port. */
  readonly hosts: readonly string[];
}

export interface ResolvedBrand {
  readonly id: string;
  /** What decided: the host, the build setting, or nothing (the default brand). */
  readonly by: 'host' | 'build' | 'default';
}

export const DEFAULT_BRAND_ID = 'default';

/**
 * Which brand serves a request: a known host wins, then the build setting, then the default brand (BRD-04).
 * `host` is the Host header as it came: any case, with or without port and trailing dot, or missing.
 * Source: decisions, "Name, brands, themes"; requirements, AMB-03.
 */
export function resolveBrand(
  host: string | undefined,
  buildSetting: string | null,
  knownBrands: readonly HostedBrand[],
): ResolvedBrand {
  const name = hostName(host);
  const byHost = name === null ? undefined : knownBrands.find(({ hosts }) => hosts.includes(name));
  if (byHost !== undefined) return { id: byHost.id, by: 'host' };
  if (buildSetting !== null && knownBrands.some(({ id }) => id === buildSetting))
    return { id: buildSetting, by: 'build' };
  return { id: DEFAULT_BRAND_ID, by: 'default' };
}

/** The bare name in a Host header, in lower case; null when the header is missing or is no host name. */
export function hostName(host: string | undefined): string | null {
  const match = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)\.?(?::\d{0,5})?$/i.exec(host ?? '');
  return match?.[1]?.toLowerCase() ?? null;
}

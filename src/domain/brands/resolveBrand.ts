export interface HostedBrand {
  readonly id: string;
  /** Host names in lower case, without port. */
  readonly hosts: readonly string[];
}

export interface ResolvedBrand {
  readonly id: string;
  /** The host, the build setting, or neither (the default brand). */
  readonly by: 'host' | 'build' | 'default';
}

export const DEFAULT_BRAND_ID = 'default';

/**
 * Which brand serves a request: a known host wins, then the build setting, then the default brand (BRD-04).
 * `host` is the raw Host header: any case, with or without port and trailing dot, or missing. Source:
 * decisions, "Name, brands, themes"; requirements, AMB-03.
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

/** The bare name of a Host header in lower case; null when missing or malformed. */
export function hostName(host: string | undefined): string | null {
  const match = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)\.?(?::\d{0,5})?$/i.exec(host ?? '');
  return match?.[1]?.toLowerCase() ?? null;
}

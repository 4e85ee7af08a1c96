import { isOwnMachine } from '../brands/redirect.ts';
import type { IsOn } from '../features/featureKeys.ts';

/** What a billboard depends on besides the eleven paths without banners (`areBannersSuppressed`). */
export interface BillboardFacts {
  readonly isMember: boolean;
  readonly isOn: IsOn;
  readonly path: string;
  /** Everything events need is set up. */
  readonly isSetUp: boolean;
  readonly devices: number;
  /** null: no order yet. */
  readonly latestOrderStatus: string | null;
  /** The app is served from a partner's host. */
  readonly isPartnerOrigin: boolean;
  readonly mayShowInWebView: boolean;
}

/**
 * The billboard that asks to finish account setup. Beyond the specification's conditions it is hidden once
 * the account is set up (AMB-08). Source: BAN-08 to BAN-13.
 */
export function isUtilityBillboardDue({
  isMember,
  isOn,
  isSetUp,
  isPartnerOrigin,
  mayShowInWebView,
}: BillboardFacts): boolean {
  return (
    isMember &&
    isOn('banner_utility') &&
    !isOn('banner_utility_suppress') &&
    isOn('nav_full_experience') &&
    !isPartnerOrigin &&
    mayShowInWebView &&
    !isSetUp
  );
}

/** The billboard that asks to link devices. Source: BAN-17 to BAN-20. */
export function isDeviceBillboardDue({
  isMember,
  isOn,
  path,
  devices,
  latestOrderStatus,
}: Pick<BillboardFacts, 'isMember' | 'isOn' | 'path' | 'devices' | 'latestOrderStatus'>): boolean {
  return (
    isMember &&
    isOn('banner_device') &&
    path !== '/devices' &&
    !path.startsWith('/devices/') &&
    devices === 0 &&
    latestOrderStatus === null
  );
}

/**
 * The specification's "origin-host check" (AMB-08): a host on the brand's redirect list that isn't its own.
 * `host` is without port.
 */
export function isPartnerOrigin(
  host: string,
  brand: {
    readonly hosts: readonly string[];
    readonly localHosts: readonly string[];
    readonly allowedRedirectHosts: readonly string[];
  },
): boolean {
  const isOwn = isOwnMachine(host) || brand.hosts.includes(host) || brand.localHosts.includes(host);
  return !isOwn && brand.allowedRedirectHosts.some((known) => known.replace(/:\d+$/, '') === host);
}

/**
 * The specification's "web-view check" (AMB-08): true in browsers and home-screen apps; false in another
 * app's web view, where a utility login can't return.
 */
export function mayShowInWebView(userAgent: string): boolean {
  const android = userAgent.includes('Android') && userAgent.includes('; wv)');
  return !android && !/\b(?:FBAN|FBAV|Instagram|Line)\//.test(userAgent);
}

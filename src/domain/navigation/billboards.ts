import { isOwnMachine } from '../brands/redirect.ts';
import type { IsOn } from '../features/features.ts';

/** What decides whether a billboard is due, apart from the eleven places without any (`areBannersSuppressed`). */
export interface BillboardFacts {
  readonly isMember: boolean;
  readonly isOn: IsOn;
  readonly path: string;
  /** All that events need is there. */
  readonly isSetUp: boolean;
  readonly devices: number;
  /** Null: nothing was ordered. */
  readonly latestOrderStatus: string | null;
  /** The app is served from another firm's host. */
  readonly isPartnerOrigin: boolean;
  readonly mayShowInWebView: boolean;
}

/**
 * The billboard that asks to finish the account setup. Beside its conditions in the specification it stays away from who
 * is set up (AMB-08). Source: BAN-08 to BAN-13.
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
}: BillboardFacts): boolean {
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
 * The specification's "origin-host check" (AMB-08): a host that the brand knows as somewhere else to go, and not as its own.
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
 * The specification's "web-view check" (AMB-08): true in ordinary browsers, and in an app on the home screen; false inside
 * the web view of another app, out of which a utility's log-in does not find back.
 */
export function mayShowInWebView(userAgent: string): boolean {
  const android = userAgent.includes('Android') && userAgent.includes('; wv)');
  return !android && !/\b(?:FBAN|FBAV|Instagram|Line)\//.test(userAgent);
}

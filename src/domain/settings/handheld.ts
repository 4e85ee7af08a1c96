/** What the browser says about its device; read once after the first paint. */
export interface MachineFacts {
  /** `navigator.maxTouchPoints`. */
  readonly maxTouchPoints: number;
  /** `navigator.userAgentData.mobile`, if available. */
  readonly mobileFlag: boolean | undefined;
  readonly userAgent: string;
}

const MOBILE_USER_AGENT = /android|iphone|ipad|ipod|mobile|windows phone|blackberry|opera mini/i;

/** HLP-18: touch points, the mobile flag, or a mobile user agent: each alone suffices. */
export function isMobile({ maxTouchPoints, mobileFlag, userAgent }: MachineFacts): boolean {
  return maxTouchPoints > 0 || mobileFlag === true || MOBILE_USER_AGENT.test(userAgent);
}

/** HLP-19: needs the browser's share sheet and a mobile device. */
export function isSharingAvailable(hasShareSheet: boolean, machine: MachineFacts): boolean {
  return hasShareSheet && isMobile(machine);
}

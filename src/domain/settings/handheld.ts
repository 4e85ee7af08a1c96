/** What the browser tells about the machine it runs on; read once, after the first paint, and handed in. */
export interface MachineFacts {
  /** `navigator.maxTouchPoints`. */
  readonly maxTouchPoints: number;
  /** `navigator.userAgentData.mobile`, where the browser has it. */
  readonly mobileFlag: boolean | undefined;
  readonly userAgent: string;
}

const MOBILE_USER_AGENT = /android|iphone|ipad|ipod|mobile|windows phone|blackberry|opera mini/i;

/** HLP-18: touch points, the mobile flag, or a mobile user agent: each alone is enough. */
export function isMobile({ maxTouchPoints, mobileFlag, userAgent }: MachineFacts): boolean {
  return maxTouchPoints > 0 || mobileFlag === true || MOBILE_USER_AGENT.test(userAgent);
}

/** HLP-19: sharing needs the browser's share sheet and a machine that is not a desktop. Not mobile is a desktop. */
export function isSharingAvailable(hasShareSheet: boolean, machine: MachineFacts): boolean {
  return hasShareSheet && isMobile(machine);
}

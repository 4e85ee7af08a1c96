import type { CloudAnswer, DeviceCloud } from '../cloud.ts';

/** A member's account at a partner with what the room itself needs of it. */
export interface PartnerCloud extends DeviceCloud {
  /** Asks the partner to tell us of changes; `unsupported` where it tells nobody. */
  subscribe(url: string): Promise<CloudAnswer<true>>;
}

/**
 * What keeps a device from taking part: the partner can't reach it, has revoked our access, or no longer
 * lists it.
 */
export type DeviceTrouble = 'offline' | 'authorization' | 'missing';

export interface TroubleFacts {
  /** Whether the partner still authorizes us. */
  readonly connected: boolean;
  readonly listed: boolean;
  readonly online: boolean;
}

/** The problem to fix first: without a connection the rest is unknown. null: no problem. */
export function deviceTrouble({ connected, listed, online }: TroubleFacts): DeviceTrouble | null {
  if (!connected) return 'authorization';
  if (!listed) return 'missing';
  return online ? null : 'offline';
}

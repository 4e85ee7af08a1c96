/** What keeps a device from taking part: the partner cannot reach it, no longer accepts us, or no longer lists it. */
export type DeviceTrouble = 'offline' | 'authorization' | 'missing';

export interface TroubleFacts {
  /** Whether the partner still accepts us. */
  readonly connected: boolean;
  /** Whether the partner still lists the device. */
  readonly listed: boolean;
  readonly online: boolean;
}

/** The trouble that is to be mended first: without a connection nothing else is known. Null: none. */
export function deviceTrouble({ connected, listed, online }: TroubleFacts): DeviceTrouble | null {
  if (!connected) return 'authorization';
  if (!listed) return 'missing';
  return online ? null : 'offline';
}

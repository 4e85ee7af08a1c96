/** SQL: a device can't take part until something is done. `device` and `connection` are the two rows' aliases. */
export function isInTrouble(device: string, connection: string): string {
  return `(${connection}.status <> 'connected' or ${device}.missing_since is not null or (${device}.state ->> 'online')::boolean is false)`;
}

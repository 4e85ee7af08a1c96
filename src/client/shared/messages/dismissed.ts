const KEY = 'ebbwatt-messages-seen';
/** More than are ever shown at a time. */
const KEPT = 40;

/** Ids of the messages dismissed in this browser; none if storage is blocked. */
export function readDismissed(memberId: string): readonly string[] {
  try {
    const [member, ...ids] = (window.localStorage.getItem(KEY) ?? '').split(' ');
    return member === memberId ? ids : [];
  } catch {
    return [];
  }
}

/** Dismisses a message. */
export function dismiss(memberId: string, id: string): void {
  try {
    window.localStorage.setItem(KEY, [memberId, ...[...readDismissed(memberId), id].slice(-KEPT)].join(' '));
  } catch {
    // Storage may be blocked; it is then dismissed only until the page reloads.
  }
}

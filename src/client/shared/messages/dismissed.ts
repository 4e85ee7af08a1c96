const KEY = 'ebbwatt-messages-seen';
/** More than there ever are at a time. */
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

/** Puts one message away. */
export function dismiss(memberId: string, id: string): void {
  try {
    window.localStorage.setItem(KEY, [memberId, ...[...readDismissed(memberId), id].slice(-KEPT)].join(' '));
  } catch {
    // Storage may be forbidden; then it is away until the page is opened again.
  }
}

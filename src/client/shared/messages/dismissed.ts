const KEY = 'ebbwatt-messages-seen';

/** The time of the newest message that was put away in this browser; '' when none was, or nothing may be kept. */
export function lastDismissed(memberId: string): string {
  try {
    const [member, at] = (window.localStorage.getItem(KEY) ?? '').split(' ');
    return member === memberId ? (at ?? '') : '';
  } catch {
    return '';
  }
}

/** Puts a message and all older ones away. */
export function dismissUpTo(memberId: string, at: string): void {
  try {
    window.localStorage.setItem(KEY, `${memberId} ${at}`);
  } catch {
    // Storage may be forbidden; then it is away until the page is opened again.
  }
}

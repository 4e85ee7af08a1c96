const KEY = 'ebbwatt-billboards-viewed';

/** Whether a member sees this for the first time in this tab, and records it. Always true without storage. */
export function isFirstView(memberId: string, name: string): boolean {
  try {
    const [member, ...seen] = (window.sessionStorage.getItem(KEY) ?? '').split(' ');
    if (member === memberId && seen.includes(name)) return false;
    window.sessionStorage.setItem(KEY, [memberId, ...(member === memberId ? seen : []), name].join(' '));
  } catch {
    // Storage may be blocked; a view is then counted again.
  }
  return true;
}

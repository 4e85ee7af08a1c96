const KEY = 'ebbwatt-utility-prompt';

/** Whether this member was prompted in this visit, in this tab; says so from then on. Without storage: each time the page is opened. */
export function firstPromptOf(memberId: string): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === memberId) return false;
    window.sessionStorage.setItem(KEY, memberId);
  } catch {
    // Storage may be forbidden; the prompt can still be hidden for good.
  }
  return true;
}

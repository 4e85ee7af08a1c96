const KEY = 'ebbwatt-survey-pending';

/** BAN-32: the pending survey and the page that queued it; null: none, or storage is blocked. */
export function pendingSurvey(): { readonly survey: string; readonly since: string } | null {
  try {
    const [survey, since] = (window.sessionStorage.getItem(KEY) ?? '').split(' ');
    return survey !== undefined && survey !== '' && since !== undefined ? { survey, since } : null;
  } catch {
    return null;
  }
}

export function keepPending(survey: string, since: string): void {
  try {
    window.sessionStorage.setItem(KEY, `${survey} ${since}`);
  } catch {
    // Storage may be blocked; the survey is then pending only until the next page load.
  }
}

export function forgetPending(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

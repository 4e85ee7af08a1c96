const KEY = 'ebbwatt-survey-pending';

/** BAN-32: the survey that waits to be shown, and the page on which it began to wait; null: none, or nothing may be kept. */
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
    // Storage may be forbidden: then it waits until the page is loaded again.
  }
}

export function forgetPending(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

import { useState } from 'react';
import { chosenGroups, CONSENT_COOKIE, CONSENT_GROUPS } from '../../../domain/analytics/consent.ts';
import { objectsToTracking } from '../../platform/analytics/objects.ts';
import { isPreview } from '../../platform/page/isPreview.ts';
import { useApp } from '../../platform/screen/app.ts';
import { cookieValue } from '../../platform/transport/cookies.ts';

/** What was chosen in this browser; null: nothing yet. Read from the cookie each time, which all tabs share. */
export const choiceHere = (): readonly string[] | null =>
  chosenGroups(cookieValue(document.cookie, CONSENT_COOKIE));

/** Whether to ask here: a browser that says no to every site has answered, and staff don't answer for a member. */
export const mustAsk = (): boolean =>
  choiceHere() === null && !objectsToTracking(window.navigator) && !isPreview();

/** Calls back when this tab is used again, because another may have changed the choice. Returns how to stop. */
export function followChoice(onChange: () => void): () => void {
  window.addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Saves a choice for this browser and member. */
export function useSaveChoice() {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  async function save(groups: readonly string[]): Promise<boolean> {
    setBusy(true);
    const oneTrustActiveGroups = `,${[...new Set([CONSENT_GROUPS.necessary, ...groups])].join(',')},`;
    const outcome = await app.rest.act('/api/v2/update_privacy', { body: { oneTrustActiveGroups } });
    setBusy(false);
    return outcome.kind === 'ok';
  }
  return { busy, save };
}

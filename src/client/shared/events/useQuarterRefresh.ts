import { useEffect } from 'react';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { everyQuarterMark } from './everyQuarterMark.ts';

/** Refetches events after every quarter-hour mark while the page is visible (HLP-01), because readings arrive then. */
export function useQuarterRefresh(wanted = true): void {
  const app = useApp();
  useEffect(() => {
    if (!wanted) return undefined;
    return everyQuarterMark({
      now: app.clock.now,
      random: Math.random,
      onMark: () => {
        if (document.visibilityState !== 'hidden') void refreshSubjects(app, ['events', 'settlement']);
      },
    });
  }, [app, wanted]);
}

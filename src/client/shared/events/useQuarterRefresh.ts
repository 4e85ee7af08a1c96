import { useEffect } from 'react';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { everyQuarterMark } from './everyQuarterMark.ts';

/** While the page is looked at, events are asked for again after every quarter-hour mark (HLP-01): that is when readings come in. */
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

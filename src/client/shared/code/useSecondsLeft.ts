import { useEffect, useState } from 'react';
import { useApp } from '../../platform/screen/app.ts';

/** Whole seconds until another request is allowed; 0: it is. Counts on while the device sleeps. */
export function useSecondsLeft(from = 0): { readonly left: number; start(seconds: number): void } {
  const { clock } = useApp();
  const [left, setLeft] = useState(from);
  const [endsAt, setEndsAt] = useState(() => clock.now() + from * 1000);
  const runs = left > 0;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAt - clock.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [runs, endsAt, clock]);
  return {
    left,
    start(seconds) {
      setEndsAt(clock.now() + seconds * 1000);
      setLeft(seconds);
    },
  };
}

import { useEffect, useState } from 'react';

/** Whole seconds until another request is allowed; 0: it is. */
export function useSecondsLeft(from = 0): { readonly left: number; start(seconds: number): void } {
  const [left, setLeft] = useState(from);
  const runs = left > 0;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return { left, start: setLeft };
}

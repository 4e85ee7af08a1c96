import { useState } from 'react';

/**
 * The version that a form started from. The answer to a conflict brings a newer one into the store while the form still
 * holds what was typed.
 */
export function useFormVersion(known: number) {
  const [held, setHeld] = useState<number | null>(null);
  const version = held ?? known;
  return {
    version,
    /** Before one's own is sent. */
    hold: () => setHeld(version),
    /** One's own is saved, waits, or is given up: the form starts again. */
    release: () => setHeld(null),
  };
}

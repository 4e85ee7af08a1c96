import type { Session } from '../session/session.ts';
import type { ThemeControl } from './themeControl.ts';

/**
 * Shows everybody their own look: it changes with the person, and a log-out leaves this browser's. Not with every answer
 * about the same person, which may be older than what they just chose. Returns how to stop.
 */
export function followMember({
  session,
  theme,
}: {
  readonly session: Pick<Session, 'store' | 'current'>;
  readonly theme: Pick<ThemeControl, 'start'>;
}): () => void {
  let shown: string | null | undefined;
  const show = () => {
    const status = session.current();
    if (status === undefined) return;
    const id = status.user?.id ?? null;
    if (id === shown) return;
    shown = id;
    theme.start({ themeId: status.user?.theme ?? undefined, mode: status.user?.colorMode });
  };
  show();
  return session.store.subscribe(show);
}

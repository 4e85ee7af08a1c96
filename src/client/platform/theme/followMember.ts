import type { Session } from '../session/session.ts';
import type { ThemeControl } from './themeControl.ts';

/**
 * Applies each user's theme: it changes with the user, and log-out restores this browser's. Repeated answers
 * about the same user are ignored, because they may be older than the latest choice. Returns how to stop.
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

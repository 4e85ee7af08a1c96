import type { Session } from './session.ts';

/** The part of the window that is needed. */
export interface TabPlace {
  readonly BroadcastChannel: typeof BroadcastChannel;
  readonly location: Pick<Location, 'reload'>;
}

/**
 * The tabs of a browser have one session: what a tab does that was left open is done by whoever logged in last. So a tab
 * that shows somebody else's pages is loaded anew. Returns how to stop.
 */
export function followOtherTabs(
  session: Pick<Session, 'store' | 'current'>,
  { BroadcastChannel, location }: TabPlace,
): () => void {
  const channel = new BroadcastChannel('member');
  const current = (): string | null => session.current()?.user?.id ?? null;
  let shown = current();
  const tell = (): void => channel.postMessage(shown);
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (session.current() !== undefined && data !== shown) location.reload();
  };
  if (shown !== null) tell();
  const stop = session.store.subscribe(() => {
    if (current() === shown) return;
    shown = current();
    tell();
  });
  return () => {
    stop();
    channel.close();
  };
}

import type { Session } from './session.ts';

/** The part of the window we use. */
export interface TabPlace {
  readonly BroadcastChannel: typeof BroadcastChannel;
  readonly location: Pick<Location, 'reload'>;
}

/**
 * A browser's tabs share one session, so a tab that was left open would act for the user who logged in last. A tab
 * that shows another user's pages is reloaded. Returns how to stop.
 */
export function followOtherTabs(
  session: Pick<Session, 'store' | 'current'>,
  { BroadcastChannel, location }: TabPlace,
): () => void {
  const channel = new BroadcastChannel('member');
  const current = (): string | null => session.current()?.user?.id ?? null;
  let shown = current();
  const announce = (): void => channel.postMessage(shown);
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (session.current() !== undefined && data !== shown) location.reload();
  };
  if (shown !== null) announce();
  const stop = session.store.subscribe(() => {
    if (current() === shown) return;
    shown = current();
    announce();
  });
  return () => {
    stop();
    channel.close();
  };
}

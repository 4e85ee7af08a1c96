import { isPreview } from '../page/isPreview.ts';
import type { Platform } from '../platform.ts';
import { pushSupport, toKeys } from './browserPush.ts';
import { readPushAddress, writePushAddress } from './pushAddress.ts';

/**
 * Registers this browser's notifications again for a member who had them here: a device ends with its session, and the
 * log-in begins another one. The server refuses a browser that is not theirs, or that they ended. Returns how to stop.
 */
export function renewPush(
  { rest, session }: Pick<Platform, 'rest' | 'session'>,
  window: Window & typeof globalThis,
): () => void {
  let memberId: string | undefined;
  const renew = async (): Promise<void> => {
    if (isPreview() || pushSupport(window) !== 'ready' || window.Notification.permission !== 'granted')
      return;
    const registration = await window.navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription == null) return;
    const keys = toKeys(subscription);
    const previous = readPushAddress(window);
    const body = {
      ...keys,
      again: true,
      ...(previous === null || previous === keys.endpoint ? {} : { previous }),
    };
    // It wasn't asked for, so its failure isn't shown.
    const outcome = await rest.act('/push_devices/add', { body }, { intent: 'read' });
    // Of a browser that stays another member's, their address is remembered.
    if (outcome.kind === 'ok' && outcome.data.devices.some(({ current }) => current))
      writePushAddress(window, keys.endpoint);
  };
  const follow = (): void => {
    const current = session.current()?.user?.id;
    if (current === memberId) return;
    memberId = current;
    // A browser without a push service rejects.
    if (memberId !== undefined) void renew().catch(() => undefined);
  };
  const stop = session.store.subscribe(follow);
  follow();
  return stop;
}

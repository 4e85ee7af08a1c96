/** Whether this browser can show notifications. `install`: only an app on the home screen can (iOS). */
export type PushSupport = 'ready' | 'blocked' | 'install' | 'none';

/** A subscription as the server takes it. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export function toKeys(subscription: Pick<PushSubscription, 'toJSON'>): PushSubscriptionKeys {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

export function pushSupport(window: Window & typeof globalThis): PushSupport {
  const { navigator } = window;
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)
    return window.Notification.permission === 'denied' ? 'blocked' : 'ready';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none';
}

/**
 * Subscribes this browser, which asks the member, so it is called by a button only. `reload`: the page was opened before
 * the log-in, so it has no service worker yet.
 */
export async function subscribeToPush(
  window: Window & typeof globalThis,
  publicKey: string,
): Promise<PushSubscriptionKeys | 'blocked' | 'failed' | 'reload'> {
  const registration = await window.navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'reload';
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    return toKeys(subscription);
  } catch {
    return window.Notification.permission === 'denied' ? 'blocked' : 'failed';
  }
}

import { toKeys } from '../platform/push/browserPush.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '../platform/transport/cookies.ts';

/**
 * Registers the new address when the browser or its push service has changed it. Where that isn't possible here, as
 * without a log-in, the app does it when it is opened next.
 */
export function renewChangedPush(scope: ServiceWorkerGlobalScope, api: string): void {
  const renew = async ({
    oldSubscription,
    newSubscription,
  }: Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>): Promise<void> => {
    if (oldSubscription === null) return;
    const subscription =
      newSubscription ?? (await scope.registration.pushManager.subscribe(oldSubscription.options));
    const token = await scope.cookieStore?.get(CSRF_COOKIE);
    if (token == null) return;
    await fetch(`${api}/push_devices/add`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        [CSRF_HEADER]: token.value,
      },
      body: JSON.stringify({
        ...toKeys(subscription),
        again: true,
        previous: oldSubscription.endpoint,
      }),
      credentials: 'include',
    });
  };
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event).catch(() => undefined));
  });
}

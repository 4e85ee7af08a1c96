import { PUSH_ANSWER_PATH, type PushPayload } from '../../domain/notifications/pushPayload.ts';

const ICON = '/brand/icon-192.png';

/** Shows the server's messages. Their button answers without opening the app; a tap opens their page. */
export function showPushes(scope: ServiceWorkerGlobalScope, api: string): void {
  const show = (push: PushPayload): Promise<void> => {
    const { title, body, tag, action } = push;
    return scope.registration.showNotification(title, {
      body,
      tag,
      icon: ICON,
      badge: ICON,
      data: push,
      ...(action === undefined ? {} : { actions: [{ action: 'answer', title: action.title }] }),
    });
  };

  /** The token alone says who answers what, so no cookie goes with it. */
  const answer = async (
    push: PushPayload,
    { token, failed }: NonNullable<PushPayload['action']>,
  ): Promise<void> => {
    const said = await fetch(api + PUSH_ANSWER_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      credentials: 'omit',
    }).catch(() => undefined);
    if (said?.ok === true) return show((await said.json()) as PushPayload);
    return show({ ...push, body: failed });
  };

  const open = async (path: string): Promise<void> => {
    const url = new URL(path, scope.location.href).href;
    const [window] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Only a page of this worker's can be led elsewhere.
    const led = await window
      ?.focus()
      .then(() => window.navigate(url), nothing)
      .catch(nothing);
    if (led == null) await scope.clients.openWindow(url);
  };

  scope.addEventListener('push', (event) => {
    if (event.data !== null) event.waitUntil(show(event.data.json() as PushPayload));
  });
  scope.addEventListener('notificationclick', (event) => {
    const push = event.notification.data as PushPayload;
    event.notification.close();
    const isAnswer = event.action === 'answer' && push.action !== undefined;
    event.waitUntil(isAnswer ? answer(push, push.action) : open(push.path));
  });
}

const nothing = (): null => null;

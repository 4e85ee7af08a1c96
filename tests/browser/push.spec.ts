import { expect, hydrated, test } from '../support/browserTest.ts';
import { CuttableProxy } from '../support/cuttableProxy.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test.use({ serviceWorkers: 'allow' });

const PUSH = {
  title: 'OhmHour on Thursday, 6 to 7 PM',
  body: 'Join with one tap before it starts.',
  path: '/events',
  tag: 'event-1',
  action: { title: 'Join', token: 'a-token', failed: 'You haven’t joined yet.' },
};

/** The worker's scope, with what it has shown. */
interface Recording {
  shown: (NotificationOptions & { readonly title: string })[];
  readonly registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
}

test('engine: a push is shown with its button, which answers without opening the app', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  faults.allow(/ERR_|Failed to load resource/);
  const line = new CuttableProxy(baseURL ?? '');
  const origin = await logInDemoMember(page, await line.open(), 'org', 'pending');
  await context.grantPermissions(['notifications'], { origin });
  await page.goto(origin);
  await hydrated(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker.');
  // A browser without windows has no notifications, so they are written down instead.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Recording;
    scope.shown = [];
    scope.registration.showNotification = (title, options) => {
      scope.shown.push({ ...options, title });
      return Promise.resolve();
    };
  });
  const shown = () =>
    worker.evaluate(() =>
      (globalThis as unknown as Recording).shown.map(({ title, body, actions }) => ({
        title,
        body,
        actions: actions?.map((each) => each.title),
      })),
    );
  /** A tap on the button of the latest one. */
  const press = () =>
    worker.evaluate(() => {
      const { shown: all } = globalThis as unknown as Recording;
      const notification = { data: all.at(-1)?.data, close: () => undefined };
      const tap = Object.assign(new Event('notificationclick'), {
        notification,
        action: 'answer',
        waitUntil: () => undefined,
      });
      globalThis.dispatchEvent(tap);
    });

  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(PUSH),
  });
  await expect.poll(shown).toEqual([{ title: PUSH.title, body: PUSH.body, actions: ['Join'] }]);

  line.isCut = true;
  await press();
  await expect.poll(shown).toHaveLength(2);
  expect((await shown()).at(-1)).toEqual({
    title: PUSH.title,
    body: 'You haven’t joined yet.',
    actions: ['Join'],
  });
  line.isCut = false;
  line.answers.set('/backend/push/answer', {
    title: 'You’re in',
    body: PUSH.title,
    path: PUSH.path,
    tag: PUSH.tag,
  });
  await press();
  await expect.poll(shown).toHaveLength(3);
  expect((await shown()).at(-1)).toEqual({ title: 'You’re in', body: PUSH.title });
  await line.close();
});

/** What we use of a service worker's globals: TypeScript's own library for workers contradicts that for pages. */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly action: string;
  readonly notification: Notification;
}

interface NotificationOptions {
  actions?: readonly { readonly action: string; readonly title: string }[];
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface ServiceWorkerClients {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly WindowClient[]>;
  openWindow(url: string): Promise<WindowClient | null>;
}

interface ServiceWorkerEvents {
  activate: ExtendableEvent;
  install: ExtendableEvent;
  notificationclick: NotificationEvent;
  push: PushEvent;
  pushsubscriptionchange: PushSubscriptionChangeEvent;
}

interface ServiceWorkerGlobalScope {
  readonly clients: ServiceWorkerClients;
  /** Not in every browser. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  /** Filled in by the build: the app's files. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: null }[];
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ): void;
}

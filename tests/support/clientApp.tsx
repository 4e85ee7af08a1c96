import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Feature, SessionUser, UserStatus } from '../../codegen/rest/types.ts';
import { AppRoot } from '../../src/client/app/AppRoot.tsx';
import { createApp } from '../../src/client/app/createApp.ts';
import type { App } from '../../src/client/app/createApp.ts';
import type { Host } from '../../src/client/app/host.ts';
import { loadMessages } from '../../src/client/i18n/loadMessages.ts';
import type { PublicBrand } from '../../src/domain/brands/publicBrand.ts';
import type { PageData } from '../../src/client/platform/page/pageData.ts';
import type { FeatureKey } from '../../src/domain/features/featureKeys.ts';
import { activeFeatures } from '../../src/domain/features/variations.ts';
import { loadBrands } from '../../src/server/brands/service.ts';

const brands = loadBrands(join(import.meta.dirname, '../../brands'), 'test');

export const DANA: SessionUser = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  isAdmin: false,
  roleKeys: [],
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.org',
  locale: null,
  theme: null,
  colorMode: 'auto',
  timeZone: 'America/Los_Angeles',
  pictureUrl: null,
  brandBarImageUrl: null,
  programEnrollment: { texas_retail: false },
  shippingAddress: null,
  ssoLogin: false,
};

export const toUserStatus = (user: SessionUser | null): UserStatus => ({
  user,
  attributes: {},
  via_access_token: false,
});

export const feature = (key: FeatureKey, isEnabled = true): Feature => ({
  key,
  description: key,
  isEnabled,
  userOverrideState: 'NONE',
});

export interface ClientAppOptions {
  readonly brand?: string;
  /** What is otherwise in the brand's public part. */
  readonly brandFacts?: Partial<PublicBrand>;
  readonly user?: SessionUser | null;
  readonly features?: readonly Feature[];
  readonly href?: string;
  readonly fetch?: Host['fetch'];
  readonly host?: Partial<Host>;
  /** What else came with the page. */
  readonly page?: Partial<PageData>;
}

/** The app from its factory, with the real brands and messages, and an inert browser. */
export async function clientApp(options: ClientAppOptions = {}): Promise<App> {
  const {
    brand = 'default',
    user = null,
    features = [],
    href = 'http://localhost:3000/',
    fetch = () => Promise.reject(new Error('No backend.')),
  } = options;
  const found = brands.byId(brand);
  if (found === null) throw new Error(`No brand ${brand}.`);
  const locale = found.config.locales[0] ?? 'en-US';
  const nothing = () => undefined;
  return createApp({
    page: {
      build: 'main-1.js',
      brand: { ...found.publicIn(locale), ...options.brandFacts },
      locale,
      zone: 'America/Los_Angeles',
      now: 0,
      themeId: found.config.themeId,
      mode: 'auto',
      visitor: user === null ? 'unknown' : 'member',
      status: toUserStatus(user),
      features: activeFeatures(features),
      rendered: true,
      records: null,
      answers: null,
      errorReports: null,
      ...options.page,
    },
    messages: await loadMessages(locale),
    serverTime: options.page?.now ?? 0,
    host: {
      rendering: 'browser',
      href,
      base: 'http://localhost:6543',
      fetch,
      leave: nothing,
      cookies: () => '',
      isOffline: () => false,
      forgetSeen: nothing,
      now: () => 0,
      random: () => 0.5,
      newKey: () => 'a-new-key',
      timer: { now: () => 0, setTimeout: nothing, clearTimeout: nothing },
      console,
      beacon: () => false,
      mayCount: () => true,
      themePage: { read: () => null, write: nothing, writeCookie: nothing, apply: nothing },
      nonce: undefined,
      loadMessages,
      importLazily: (load) => load(),
      ...options.host,
    },
  });
}

/** Renders a shell or a screen at an address to HTML. */
export function renderHtml(app: App, element: ReactNode, path: string): string {
  return renderToStaticMarkup(
    <AppRoot app={app.services}>
      <RouterProvider
        router={createMemoryRouter([{ element, children: [{ path: '*', element: <h1>Content</h1> }] }], {
          initialEntries: [path],
        })}
      />
    </AppRoot>,
  );
}

import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { AppContext, type AppServices } from '../platform/screen/app.ts';

export interface AppRootProps {
  readonly app: AppServices;
  /** Called once the first screen has hydrated. */
  readonly onHydrated?: () => void;
  readonly children: ReactNode;
}

/** Provides the app's services. The router is a child, because server and browser have different ones. */
export function AppRoot({ app, onHydrated, children }: AppRootProps) {
  const intl = useSyncExternalStore(app.intl.subscribe, app.intl.get, app.intl.get);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <AppContext value={app}>
      <RawIntlProvider value={intl}>
        <RelayEnvironmentProvider environment={app.relay}>{children}</RelayEnvironmentProvider>
      </RawIntlProvider>
    </AppContext>
  );
}

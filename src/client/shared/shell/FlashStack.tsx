import { useSyncExternalStore } from 'react';
import { FlashMessages } from '../../ui/FlashMessages.tsx';
import { useApp } from '../../platform/screen/app.ts';

/** All flashes of the app. Stands once, beside the shell, so that it survives navigations. */
export function FlashStack() {
  const { flashes } = useApp();
  const shown = useSyncExternalStore(flashes.store.subscribe, flashes.store.get, flashes.store.get);
  return <FlashMessages flashes={shown} onClose={(id) => flashes.dismiss(String(id))} />;
}

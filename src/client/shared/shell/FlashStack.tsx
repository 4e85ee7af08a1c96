import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { FlashMessages } from '../../ui/FlashMessages.tsx';
import { useApp } from '../../platform/screen/app.ts';

/** All flashes of the app. Stands once, beside the shell, so that it survives navigations; over a dialog while one is open. */
export function FlashStack() {
  const { flashes } = useApp();
  const shown = useSyncExternalStore(flashes.store.subscribe, flashes.store.get, flashes.store.get);
  const dialog = useOpenDialog(shown);
  const messages = <FlashMessages flashes={shown} onClose={(id) => flashes.dismiss(String(id))} />;
  return dialog === null ? messages : createPortal(messages, dialog);
}

/** What lies beside an open dialog is neither seen well nor read out. Heard for when the flashes change. */
function useOpenDialog(shown: unknown): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    const open = document.querySelector('dialog[open]');
    const leave = () => setDialog(null);
    setDialog(open);
    open?.addEventListener('close', leave);
    return () => open?.removeEventListener('close', leave);
  }, [shown]);
  return dialog;
}

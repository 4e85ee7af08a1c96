import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { OPEN_DIALOG } from '../../ui/dialog/openDialog.ts';
import { FlashMessages } from '../../ui/FlashMessages.tsx';
import { useApp } from '../../platform/screen/app.ts';

/**
 * All flashes of the app. Mounted once, outside the shell, so that it survives navigation; on top of an open
 * dialog.
 */
export function FlashStack() {
  const { flashes } = useApp();
  const shown = useSyncExternalStore(flashes.store.subscribe, flashes.store.get, flashes.store.get);
  const dialog = useOpenDialog(shown);
  const messages = <FlashMessages flashes={shown} onClose={(id) => flashes.dismiss(String(id))} />;
  return dialog === null ? messages : createPortal(messages, dialog);
}

/** The open dialog, looked for whenever the flashes change; it fires `close` when it ends. */
function useOpenDialog(shown: unknown): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    const open = document.querySelector(OPEN_DIALOG);
    const leave = () => setDialog(null);
    setDialog(open);
    open?.addEventListener('close', leave);
    return () => open?.removeEventListener('close', leave);
  }, [shown]);
  return dialog;
}

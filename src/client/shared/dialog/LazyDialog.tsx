import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '../../platform/screen/app.ts';
import type { DialogProps } from '../../ui/dialog/Dialog.tsx';
import { loadDialog } from './opensDialog.ts';

/** A dialog of a member screen. Its code loads with the control that opens it (`opensDialog`), at the latest when it opens. */
export function LazyDialog(props: DialogProps) {
  const app = useApp();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const { open } = props;
  useEffect(() => {
    if (!open) return;
    app.importLazily(loadDialog).then(
      ({ RootedDialog }) => setDialog(() => RootedDialog),
      (error: unknown) =>
        // Thrown while rendering, so that the error boundary shows it.
        setDialog(() => {
          throw error;
        }),
    );
  }, [app, open]);
  return open && Dialog !== null ? <Dialog {...props} /> : null;
}

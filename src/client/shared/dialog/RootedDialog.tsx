import { useApp } from '../../platform/screen/app.ts';
import { Dialog, type DialogProps } from '../../ui/dialog/Dialog.tsx';
import { MuiRoot } from '../../ui/mui/MuiRoot.tsx';

/** The dialog with what MUI needs around it. Import it only from lazy code: `LazyDialog` is for screens. */
export function RootedDialog(props: DialogProps) {
  const app = useApp();
  return (
    <MuiRoot owner={app} nonce={app.nonce} locale={app.locale}>
      <Dialog {...props} />
    </MuiRoot>
  );
}

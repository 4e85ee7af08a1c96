import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, type ReactNode, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../Button.tsx';
import { focusHeading } from '../../platform/page/focusHeading.ts';
import { CloseIcon } from '../icons/controlIcons.tsx';
import { OPEN_DIALOG } from './openDialog.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button, or a press outside the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the confirming one first. */
  readonly actions?: ReactNode;
}

/** Fires an event when the dialog ends, for the flashes shown on top of it. */
const endsWithEvent = (paper: HTMLElement) => () => void paper.dispatchEvent(new Event('close'));

/** What opened the dialog may have gone or be disabled by what was done in it: then the focus is on nothing. */
const catchLostFocus = (): void => {
  if (document.activeElement === document.body && document.querySelector(OPEN_DIALOG) === null)
    focusHeading();
};

const keep = (event: SyntheticEvent): void => event.stopPropagation();

/**
 * React takes what happens in a dialog also to what opened it: a table would move its own focus by the keys that are typed
 * here.
 */
const KEPT_HERE = {
  onClick: keep,
  onDoubleClick: keep,
  onFocus: keep,
  onKeyDown: keep,
  onKeyUp: keep,
  onMouseDown: keep,
  onMouseUp: keep,
} as const;

/** A modal dialog inside `MuiRoot`: staff pages use it directly, member screens through `LazyDialog`. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  useEffect(() => {
    if (!open) return undefined;
    // By then MUI has tried to give the focus back.
    return () => void setTimeout(catchLostFocus);
  }, [open]);
  if (!open) return null;
  return (
    <MuiDialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { ref: endsWithEvent } }}
      {...KEPT_HERE}
    >
      <DialogTitle component="div">
        <h2 id={titleId}>{title}</h2>
        <IconButton
          label={intl.formatMessage({ id: 'ui.dialog.close' })}
          icon={<CloseIcon />}
          onClick={onClose}
        />
      </DialogTitle>
      {children}
      {actions !== undefined && <DialogActions disableSpacing>{actions}</DialogActions>}
    </MuiDialog>
  );
}

import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons/signs.tsx';
import styles from './StaffDialog.module.css';

interface StaffDialogProps {
  readonly open: boolean;
  /** Escape, the close button, or a press outside the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Fires the event by which the browser's own dialogs end, for the flashes shown on top of it. */
const endsWithEvent = (paper: HTMLElement) => () => void paper.dispatchEvent(new Event('close'));

/** A dialog of the staff area. It leaves the page at once when it closes, without the time of a transition. */
export function StaffDialog({ open, onClose, title, children }: StaffDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  if (!open) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: styles['dialog'], ref: endsWithEvent } }}
    >
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <IconButton
          label={intl.formatMessage({ id: 'ui.dialog.close' })}
          icon={<CloseIcon />}
          onClick={onClose}
        />
      </div>
      {children}
    </Dialog>
  );
}

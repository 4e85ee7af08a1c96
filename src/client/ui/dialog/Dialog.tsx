import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../Button.tsx';
import { CloseIcon } from '../icons/signs.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button, or a press outside the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the confirming one first. */
  readonly actions?: ReactNode;
}

/** The browser's modal dialog. It traps the focus and restores it on close, also when it unmounts with its parent. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const intl = useIntl();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closes by its own method before it unmounts, because only then does the browser fire the event and
  // restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    // Focuses the heading, because the browser would focus the close button.
    dialog.querySelector('h2')?.focus();
    return () => dialog.close();
  }, [open]);

  const pressBeside = (press: MouseEvent<HTMLDialogElement>) => {
    if (press.target === press.currentTarget) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onClick={pressBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles['inside']}>
          <div className={styles['head']}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton
              label={intl.formatMessage({ id: 'ui.dialog.close' })}
              icon={<CloseIcon />}
              onClick={onClose}
            />
          </div>
          {children}
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

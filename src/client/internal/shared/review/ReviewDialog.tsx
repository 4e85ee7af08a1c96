import { Suspense, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { useReason } from '../form/useReason.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { ChangeList, type Change } from './ChangeList.tsx';
import { fieldFault } from '../../../platform/write/refusal.ts';
import type { Refusal } from '../../../platform/write/refusal.ts';
import styles from './ReviewDialog.module.css';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

export interface ReviewDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly changes?: readonly Change[];
  /** What follows from it, in sentences; they and `children` may suspend. */
  readonly effects: readonly ReactNode[];
  /** More to choose or enter, above the reason. */
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly look?: 'primary' | 'danger';
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
  /** Loads the latest state after a concurrent change. */
  readonly onReload: () => void;
}

/** Nothing is saved before this: what will be different, what follows, and why. */
export function ReviewDialog({ open, onClose, title, ...rest }: ReviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <UntilForeseen>
        <ReviewForm {...rest} onClose={onClose} />
      </UntilForeseen>
    </Dialog>
  );
}

/** Shows the form together with what follows: a button that moved as that arrived could be missed, or pressed unread. */
export function UntilForeseen({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <SkeletonRegion label={intl.formatMessage({ id: 'internal.review.looking' })}>
          <Skeleton height={240} />
        </SkeletonRegion>
      }
    >
      {children}
    </Suspense>
  );
}

/** The dialog's content, also used by dialogs that have to load something first. */
export function ReviewForm({
  changes = [],
  effects,
  children,
  confirm,
  look = 'primary',
  busy,
  refusal,
  onConfirm,
  onClose,
  onReload,
}: Omit<ReviewDialogProps, 'open' | 'title'>) {
  const reason = useReason();
  const ofReason = fieldFault(refusal, 'reason');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = reason.read();
    if (text !== null) onConfirm(text);
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <ChangeList changes={changes} />
      {effects.length > 0 && (
        <ul className={styles['effects']}>
          {effects.map((effect, index) => (
            <li key={index}>{effect}</li>
          ))}
        </ul>
      )}
      {refusal !== null && ofReason === undefined && <RefusalNotice refusal={refusal} onReload={onReload} />}
      {children}
      {reason.field(ofReason)}
      <div className="row">
        <Button type="submit" look={look} busy={busy}>
          {confirm}
        </Button>
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="internal.review.back" />
        </Button>
      </div>
    </form>
  );
}

function RefusalNotice({
  refusal: { code, message, fields },
  onReload,
}: {
  readonly refusal: Refusal;
  readonly onReload: () => void;
}) {
  const more = [...new Set(fields.map((fault) => fault.message))].filter((text) => text !== message);
  return (
    <Notice tone={code === 'STALE' ? 'warn' : 'error'} role="alert" title={message}>
      {more.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {code === 'STALE' && (
        <>
          <p>
            <FormattedMessage id="internal.review.stale" />
          </p>
          <div className="row">
            <Button look="secondary" small onClick={onReload}>
              <FormattedMessage id="internal.review.reload" />
            </Button>
          </div>
        </>
      )}
    </Notice>
  );
}

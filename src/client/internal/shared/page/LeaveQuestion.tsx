import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker, useLocation } from 'react-router-dom';
import { LazyDialog } from '../../../shared/dialog/LazyDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AFTER_SAVE, UnsavedForms, type UnsavedForm } from '../form/useUnsaved.ts';

/** Asks before a link, Back or a reload takes away what a form of the page holds unsaved. */
export function LeaveQuestion({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [forms] = useState(() => new Set<UnsavedForm>());
  const [asking, setAsking] = useState(false);
  // The person chose to leave: a full page load that follows doesn't ask again.
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      forms.size > 0 &&
      nextLocation.pathname !== currentLocation.pathname &&
      (historyAction === 'POP' || !isAfterSave(nextLocation.state)),
  );
  const isBlocked = blocker.state === 'blocked';
  const leave = () => {
    leaving.current = true;
    setAsking(false);
    blocker.proceed?.();
  };
  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const keepOrAsk = useEffectEvent(async () => {
    const kept = await Promise.all([...forms].map((form) => form.keep()));
    if (kept.every(Boolean)) leave();
    else setAsking(true);
  });
  useEffect(() => {
    if (isBlocked) void keepOrAsk();
  }, [isBlocked]);
  useEffect(() => void (leaving.current = false), [key]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (forms.size === 0 || leaving.current) return;
      event.preventDefault();
      for (const form of forms) void form.keep();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [forms]);
  return (
    <UnsavedForms value={forms}>
      {children}
      <LazyDialog
        open={asking && isBlocked}
        onClose={stay}
        title={<FormattedMessage id="internal.leave.title" />}
        actions={
          <>
            <Button look="danger" onClick={leave}>
              <FormattedMessage id="internal.leave.leave" />
            </Button>
            <Button look="quiet" onClick={stay}>
              <FormattedMessage id="internal.leave.stay" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="internal.leave.text" />
        </p>
      </LazyDialog>
    </UnsavedForms>
  );
}

const isAfterSave = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'saved' in state && state.saved === AFTER_SAVE.state.saved;

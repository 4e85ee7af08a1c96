import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker, useLocation, useNavigate, type To } from 'react-router-dom';
import { LazyDialog } from '../../../shared/dialog/LazyDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AFTER_SAVE, UnsavedForms, type UnsavedForm } from '../form/useUnsaved.ts';

/** Asks before a link, Back or a reload takes away what a form of the page holds unsaved. */
export function LeaveQuestion({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const navigate = useNavigate();
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
  const latest = useRef(blocker);
  useEffect(() => void (latest.current = blocker));
  const leave = (to: To) => {
    leaving.current = true;
    setAsking(false);
    // Another navigation that finished while drafts were saved has unblocked this one, and forgotten it.
    if (latest.current.state === 'blocked') latest.current.proceed();
    else void navigate(to);
  };
  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const keepOrAsk = useEffectEvent(async (to: To) => {
    const kept = await Promise.all([...forms].map((form) => form.keep()));
    if (kept.every(Boolean)) leave(to);
    else setAsking(true);
  });
  // Each blocked navigation has a place of its own: one that follows another at once is asked about as well.
  const blocked = blocker.state === 'blocked' ? blocker.location : null;
  useEffect(() => {
    if (blocked !== null) void keepOrAsk(blocked);
  }, [blocked]);
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
        open={asking && blocked !== null}
        onClose={stay}
        title={<FormattedMessage id="internal.leave.title" />}
        actions={
          <>
            <Button look="danger" onClick={() => blocked !== null && leave(blocked)}>
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

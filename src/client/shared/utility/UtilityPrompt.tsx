import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ATTRIBUTE, isSet } from '../../../domain/session/attributeKeys.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useSaveSettings } from '../settings/useSaveSettings.ts';
import { ConnectionActions } from './ConnectionActions.tsx';
import { firstPromptOf } from './promptedOnce.ts';
import { PromptText } from './PromptText.tsx';
import { viewOf, type UtilityFacts } from './utilityFacts.ts';
import { duePrompt, type DuePrompt } from './utilityPrompt.ts';

/** Asks the member to connect the utility, or to mend its connection: once a visit, and never again once it is hidden (UTL-06 to UTL-18). */
export function UtilityPrompt({ facts }: { readonly facts: UtilityFacts }) {
  const { user, status } = useSession();
  const memberId = user?.id ?? null;
  const due = duePrompt(facts, isSet(status?.attributes ?? {}, ATTRIBUTE.hideUtilityPrompt));
  const isDue = due !== null && memberId !== null;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (isDue && firstPromptOf(memberId)) setOpen(true);
  }, [isDue, memberId]);
  return due === null ? null : <PromptDialog due={due} facts={facts} open={open} onClose={() => setOpen(false)} />;
}

interface PromptDialogProps {
  readonly due: DuePrompt;
  readonly facts: UtilityFacts;
  readonly open: boolean;
  readonly onClose: () => void;
}

function PromptDialog({ due, facts, open, onClose }: PromptDialogProps) {
  const app = useApp();
  const intl = useIntl();
  const { busy, save } = useSaveSettings();
  const { actions } = viewOf(facts);

  async function hide() {
    if (!(await save({ attributes: { [ATTRIBUTE.hideUtilityPrompt]: '1' } }, intl.formatMessage({ id: 'connection.prompt.hidden' })))) return;
    onClose();
    const state = app.session.store.get();
    if (state === undefined) return;
    const attributes = { ...state.status.attributes, [ATTRIBUTE.hideUtilityPrompt]: '1' };
    app.session.store.set({ ...state, status: { ...state.status, attributes } });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id={`connection.prompt.${due.kind}.title`} />}
      actions={
        <>
          {actions.length > 0 ? (
            <ConnectionActions actions={actions.slice(0, 2)} leading onGo={onClose} />
          ) : (
            <ButtonLink to={paths.settings('home')} onClick={onClose}>
              <FormattedMessage id="connection.prompt.look" />
            </ButtonLink>
          )}
          <Button look="secondary" onClick={onClose}>
            <FormattedMessage id="connection.prompt.later" />
          </Button>
          <Button look="quiet" busy={busy} onClick={() => void hide()}>
            <FormattedMessage id="connection.prompt.hide" />
          </Button>
        </>
      }
    >
      <PromptText due={due} facts={facts} />
    </Dialog>
  );
}

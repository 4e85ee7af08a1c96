import { FormattedMessage, useIntl } from 'react-intl';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { RootedDialog } from '../dialog/RootedDialog.tsx';
import { useSaveSettings } from '../settings/useSaveSettings.ts';
import { ConnectionActions } from './ConnectionActions.tsx';
import { PromptText } from './PromptText.tsx';
import { viewOf, type UtilityFacts } from './utilityFacts.ts';
import type { DuePrompt } from './utilityPrompt.ts';

interface PromptDialogProps {
  readonly due: DuePrompt;
  readonly facts: UtilityFacts;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The question itself. Loaded when it is due: most visits to Home never ask it. */
export function PromptDialog({ due, facts, open, onClose }: PromptDialogProps) {
  const app = useApp();
  const intl = useIntl();
  const { busy, save } = useSaveSettings();
  const { actions } = viewOf(facts);

  async function hide() {
    if (
      !(await save(
        { attributes: { [ATTRIBUTE.hideUtilityPrompt]: '1' } },
        intl.formatMessage({ id: 'connection.prompt.hidden' }),
      ))
    )
      return;
    onClose();
    const state = app.session.store.get();
    if (state === undefined) return;
    const attributes = { ...state.status.attributes, [ATTRIBUTE.hideUtilityPrompt]: '1' };
    app.session.store.set({ ...state, status: { ...state.status, attributes } });
  }

  return (
    <RootedDialog
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
    </RootedDialog>
  );
}

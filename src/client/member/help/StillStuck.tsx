import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFeature } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { ContactLinks } from '../../shared/help/ContactLinks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** The people behind the articles; the chat is in the settings. */
export function StillStuck() {
  const titleId = useId();
  const { isMember } = useSession();
  const { supportWidget } = useApp().brand;
  const hasChat = useFeature('settings_help') && isMember && supportWidget;
  return (
    <Card title={<FormattedMessage id="help.stuck" />} titleId={titleId}>
      <div className="stack">
        <ContactLinks />
        {hasChat && (
          <div className="row">
            <ButtonLink to={paths.settings('help')} look="secondary" small>
              <FormattedMessage id="help.chat" />
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}

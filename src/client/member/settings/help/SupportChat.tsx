import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './help.module.css';
import { useSupportWidget } from './useSupportWidget.ts';

/** The brand's support widget. Nothing of it loads until the member starts the chat. */
export function SupportChat() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={<FormattedMessage id="settings.help.chat.title" />}>
      <div className="stack">
        <p className="small muted">
          <FormattedMessage id="settings.help.chat.text" />
        </p>
        {isOpen && <Widget />}
        <div className="row">
          <Button look="secondary" small onClick={() => setOpen(!isOpen)}>
            <FormattedMessage id={isOpen ? 'settings.help.chat.close' : 'settings.help.chat.open'} />
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Widget() {
  const intl = useIntl();
  const { frame, fault } = useSupportWidget();
  return (
    <>
      {fault !== undefined && (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      )}
      <iframe
        ref={frame}
        className={styles['chat']}
        title={intl.formatMessage({ id: 'settings.help.chat.title' })}
        sandbox="allow-scripts allow-forms"
        hidden={fault !== undefined}
      />
    </>
  );
}

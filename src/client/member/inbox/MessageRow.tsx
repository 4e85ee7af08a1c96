import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InboxMessage } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FoldRow } from '../../ui/FoldRow.tsx';
import { MailIcon } from '../../ui/icons/objectIcons.tsx';
import styles from './inbox.module.css';

interface MessageRowProps {
  readonly message: InboxMessage;
  /** The home's zone. */
  readonly timeZone: string;
  readonly takesFocus: boolean;
}

/** A message: by which channels and when it was sent, and behind it what it said. Opening it marks it as read. */
export function MessageRow({ message, timeZone, takesFocus }: MessageRowProps) {
  const app = useApp();
  const intl = useIntl();
  const now = useNow(60_000);
  const { moment } = useFormats();
  const { write } = useRestWrite();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus)
      text.current?.closest('details')?.querySelector('summary')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { id, channels, sent_at: sentAt, subject, text: said, link, unread } = message;
  const ways = channels.length === 0 ? ['inbox'] : channels;

  function markRead() {
    if (unread)
      void write(() => app.rest.act('/api/v2/inbox/opened', { body: { message_id: id } }), {
        changes: ['messages'],
      });
  }

  return (
    <FoldRow
      icon={<MailIcon />}
      tone={unread ? 'brand' : 'quiet'}
      title={
        <span className={styles['title']}>
          <span className={styles['subject']}>{subject ?? said}</span>
          {unread && (
            <Badge tone="brand">
              <FormattedMessage id="inbox.new" />
            </Badge>
          )}
        </span>
      }
      detail={
        <>
          {ways.map((channel) => intl.formatMessage({ id: 'inbox.channel' }, { channel })).join(', ')}
          {' · '}
          {moment(new Date(sentAt), timeZone, now)}
        </>
      }
      onOpen={markRead}
    >
      <div ref={text} className="stack stack-tight">
        {said.split('\n\n').map((paragraph, index) => (
          <p key={index} className={styles['paragraph']}>
            {paragraph}
          </p>
        ))}
        {link !== null && (
          <div className="row">
            <ButtonLink to={link.path} look="secondary" small>
              {link.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </FoldRow>
  );
}

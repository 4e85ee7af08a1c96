import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../ui/Card.tsx';
import styles from './WhatHelps.module.css';

/** What a member can do during an event, and what it pays. */
export function WhatHelps({ realTime }: { readonly realTime: boolean }) {
  const titleId = useId();
  return (
    <Card title={<FormattedMessage id="events.help.title" />} titleId={titleId}>
      <div className="stack">
        {!realTime && (
          <ul className={styles['tips']}>
            <li>
              <FormattedMessage id="events.help.heat" />
            </li>
            <li>
              <FormattedMessage id="events.help.big" />
            </li>
            <li>
              <FormattedMessage id="events.help.safe" />
            </li>
          </ul>
        )}
        <p className="muted">
          <FormattedMessage id={realTime ? 'events.help.howRealTime' : 'events.help.how'} />
        </p>
      </div>
    </Card>
  );
}

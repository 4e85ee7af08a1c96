import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import type { Looks } from '../../ui/Button.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';
import styles from './code.module.css';

const WAIT_SECONDS = 30;

export interface SendAgainProps extends Pick<Looks, 'look' | 'small' | 'wide'> {
  readonly what: 'code' | 'link';
  /** One has just been sent: the next one has to wait. */
  readonly justSent: boolean;
  /** Resolves to whether another one was sent. */
  readonly onAgain: () => Promise<boolean>;
}

/** Sends a message again, half a minute after the one before it at the earliest. */
export function SendAgain({ what, justSent, onAgain, ...looks }: SendAgainProps) {
  const [isSending, setSending] = useState(false);
  const { left, start } = useSecondsLeft(justSent ? WAIT_SECONDS : 0);

  async function send() {
    setSending(true);
    const sent = await onAgain();
    setSending(false);
    if (sent) start(WAIT_SECONDS);
  }

  return (
    <Button
      {...looks}
      busy={isSending}
      aria-disabled={left > 0 || undefined}
      onClick={() => void (left === 0 && send())}
    >
      <span className={styles['label']}>
        <span className={styles['longest']} aria-hidden>
          <FormattedMessage id={`code.againIn.${what}`} values={{ seconds: WAIT_SECONDS }} />
        </span>
        <span>
          {left > 0 ? (
            <FormattedMessage id={`code.againIn.${what}`} values={{ seconds: left }} />
          ) : (
            <FormattedMessage id={`code.again.${what}`} />
          )}
        </span>
      </span>
    </Button>
  );
}

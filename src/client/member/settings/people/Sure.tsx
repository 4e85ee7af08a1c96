import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';

interface SureProps {
  readonly question: ReactNode;
  readonly busy: boolean;
  /** The button's words. */
  readonly yes: ReactNode;
  readonly no?: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before a log-in ends; the question has the focus, so that it is read. */
export function Sure({ question, busy, yes, no, onYes, onNo }: SureProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="stack stack-tight">
      <p ref={text} tabIndex={-1}>
        {question}
      </p>
      <div className="row">
        <Button look="danger" small busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button look="quiet" small onClick={onNo}>
          {no ?? <FormattedMessage id="settings.cancel" />}
        </Button>
      </div>
    </div>
  );
}

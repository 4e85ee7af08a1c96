import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmailIllustration } from '../../../ui/illustrations/systemPages.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useSecondsLeft } from '../../../shared/code/useSecondsLeft.ts';
import { useSend } from '../useSend.ts';
import type { StepUse } from '../useStep.ts';

const WAIT_SECONDS = 30;

export interface CheckMailProps {
  readonly use: StepUse;
  readonly email: string;
  readonly onChange: () => void;
}

/** Asks the member to open the link in the email, which continues the sign-up on any device. */
export function CheckMail({ use, email, onChange }: CheckMailProps) {
  const intl = useIntl();
  const app = useApp();
  const { busy, send } = useSend();
  const { left, start } = useSecondsLeft();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.closest('main')?.querySelector('h1')?.focus(), []);
  const { first_name = '', last_name = '' } = use.signup.data['full'] ?? {};

  async function sendAgain() {
    // Returns to the form if a new captcha is needed or the name is no longer known.
    if (first_name === '' || last_name === '' || app.brand.captchaSiteKey !== null) return onChange();
    const answer = await send(() =>
      app.rest.act('/signup/full', { body: { first_name, last_name, email, terms: true } }),
    );
    if (answer === null) return undefined;
    start(WAIT_SECONDS);
    app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'signup.mail.sentAgain' }) });
    use.proceed(answer);
    return undefined;
  }

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signup.mail.title' })}
      why={
        <FormattedMessage
          id="signup.mail.text"
          values={{ email, b: (text) => <strong key="b">{text}</strong> }}
        />
      }
    >
      <div ref={top} className="stack">
        <EmailIllustration />
        <p>
          <FormattedMessage id="signup.mail.next" />
        </p>
        <p className="muted">
          <FormattedMessage id="signup.mail.spam" />
        </p>
        <div className="stack stack-snug">
          <Button
            look="secondary"
            wide
            busy={busy}
            aria-disabled={left > 0 || undefined}
            onClick={() => void (left === 0 && sendAgain())}
          >
            {left > 0 ? (
              <FormattedMessage id="signup.again.in" values={{ seconds: left }} />
            ) : (
              <FormattedMessage id="signup.mail.again" />
            )}
          </Button>
          <Button look="quiet" wide onClick={onChange}>
            <FormattedMessage id="signup.mail.change" />
          </Button>
        </div>
      </div>
    </StepFrame>
  );
}

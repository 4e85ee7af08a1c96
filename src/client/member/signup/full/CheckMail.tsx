import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { SendAgain } from '../../../shared/code/SendAgain.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmailIllustration } from '../../../ui/illustrations/systemPages.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useSend } from '../useSend.ts';
import type { StepUse } from '../useStep.ts';

export interface CheckMailProps {
  readonly use: StepUse;
  readonly email: string;
  readonly onChange: () => void;
}

/** Asks the member to open the link in the email, which continues the sign-up on any device. */
export function CheckMail({ use, email, onChange }: CheckMailProps) {
  const intl = useIntl();
  const app = useApp();
  const { send } = useSend();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.closest('main')?.querySelector('h1')?.focus(), []);
  const { first_name = '', last_name = '' } = use.signup.data['full'] ?? {};

  async function sendAgain(): Promise<boolean> {
    // Returns to the form if a new captcha is needed or the name is no longer known.
    if (first_name === '' || last_name === '' || app.brand.captchaSiteKey !== null) {
      onChange();
      return false;
    }
    const answer = await send(() =>
      app.rest.act('/signup/full', { body: { first_name, last_name, email, terms: true } }),
    );
    if (answer === null) return false;
    app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'signup.mail.sentAgain' }) });
    use.proceed(answer);
    return true;
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
          <SendAgain what="link" look="secondary" wide justSent={false} onAgain={sendAgain} />
          <Button look="quiet" wide onClick={onChange}>
            <FormattedMessage id="signup.mail.change" />
          </Button>
        </div>
      </div>
    </StepFrame>
  );
}

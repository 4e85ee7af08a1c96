import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserStatus } from '../../../../codegen/rest/types.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { RequestFailure } from '../../platform/transport/failure.ts';
import { CodeForm } from '../../shared/code/CodeForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { stepOptions, type Channel, type LogInStep } from './channels.ts';

export interface TwoFactorStepProps {
  /** The channels for the code. */
  readonly channels: readonly Channel[];
  /** Where a code was sent before a reload; null: it wasn't. */
  readonly sentTo: Channel | null;
  readonly onSent: (channel: Channel) => void;
  readonly onIn: (status: UserStatus) => void;
  /** Staff set up their second factor after the code. */
  readonly onStaffStep: (options: LogInStep) => void;
  /** Returns to the password, with a message if this log-in has expired. */
  readonly onBack: (why?: string) => void;
}

/** After a correct password (NET-12): the choice of channel, then the six-digit code. */
export function TwoFactorStep({ channels, sentTo, onSent, onIn, onStaffStep, onBack }: TwoFactorStepProps) {
  const { rest } = useApp();
  const intl = useIntl();
  const [channel, setChannel] = useState<Channel | null>(sentTo);
  const [busy, setBusy] = useState<Channel | 'code' | null>(null);
  const [fault, setFault] = useState<string>();
  const [codeFault, setCodeFault] = useState<string>();
  useDocumentTitle(intl.formatMessage({ id: 'session.second.title' }));

  function showFailure(failure: RequestFailure) {
    if (failure.kind === 'second-step') return onStaffStep(stepOptions(failure.verificationOptions));
    if (failure.code === 'SECOND_STEP_GONE') return onBack(failure.message);
    const atCode = failure.fields?.['code'];
    setCodeFault(atCode);
    return setFault(atCode === undefined ? failure.message : undefined);
  }

  async function sendTo(wanted: Channel): Promise<boolean> {
    setBusy(wanted);
    setFault(undefined);
    const outcome = await rest.act('/verify', { body: { channel: wanted } }, { intent: 'read' });
    setBusy(null);
    if (outcome.kind === 'failed') {
      showFailure(outcome.failure);
      return false;
    }
    setCodeFault(undefined);
    setChannel(wanted);
    onSent(wanted);
    return true;
  }

  async function check(code: string) {
    setBusy('code');
    setFault(undefined);
    const outcome = await rest.act('/verify', { body: { code } }, { intent: 'read' });
    if (outcome.kind === 'ok' && outcome.data.status !== null) return onIn(outcome.data.status);
    setBusy(null);
    return outcome.kind === 'failed' ? showFailure(outcome.failure) : undefined;
  }

  return (
    <div className="stack stack-loose">
      <PageHeading lead={<FormattedMessage id={`session.second.lead.${channel ?? 'choose'}`} />}>
        <FormattedMessage id="session.second.title" />
      </PageHeading>
      {fault !== undefined && (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      )}
      {channel === null ? (
        <div className="stack">
          {channels.map((each, index) => (
            <Button
              key={each}
              look={index === 0 ? 'primary' : 'secondary'}
              wide
              busy={busy === each}
              onClick={() => void sendTo(each)}
            >
              <FormattedMessage id={`session.second.send.${each}`} />
            </Button>
          ))}
        </div>
      ) : (
        <CodeForm
          button={<FormattedMessage id="session.login.button" />}
          busy={busy === 'code'}
          error={codeFault}
          onCode={(code) => void check(code)}
          onAgain={() => sendTo(channel)}
        >
          {channels.length > 1 && (
            <Button look="quiet" small onClick={() => setChannel(null)}>
              <FormattedMessage id="session.second.otherWay" />
            </Button>
          )}
        </CodeForm>
      )}
      <Button look="quiet" wide onClick={() => onBack()}>
        <FormattedMessage id="session.forgot.back" />
      </Button>
    </div>
  );
}

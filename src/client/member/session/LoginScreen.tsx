import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { UserStatus } from '../../../../codegen/rest/types.ts';
import { afterLogin } from '../../../domain/session/returnTo.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { announceLogin } from '../../platform/session/focusAfterLogin.ts';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import type { Channel, LogInStep } from './channels.ts';
import { keepStep, keptStep } from './keptStep.ts';
import { LoginForm } from './LoginForm.tsx';
import { TwoFactorStep } from './TwoFactorStep.tsx';
import { InvitedStep, useInvitation } from './InvitedStep.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';
import { StaffStep } from './StaffStep.tsx';

/** `/login`. Brands with single sign-on offer it first (BRD-13); accounts with a password can log in here on every brand. */
export default function LoginScreen() {
  const app = useApp();
  const [step, setStep] = useState<LogInStep | null>(null);
  const [sentTo, setSentTo] = useState<Channel | null>(null);
  const [fault, setFault] = useState<string>();
  // After hydration, because the server, which renders the page of a reload, doesn't see the history's state.
  useEffect(() => {
    const kept = keptStep(app.clock);
    if (kept === null) return;
    setSentTo(kept.sentTo);
    setStep(kept.step);
  }, [app]);

  function goOn(next: LogInStep) {
    keepStep(app.clock, next);
    setSentTo(null);
    setStep(next);
  }

  function enter(status: UserStatus) {
    const to = afterLogin(new URL(app.navigator.href(), 'http://page').search);
    keepStep(app.clock, null);
    app.session.enter(status);
    announceLogin();
    app.navigator.leave(to);
  }

  function back(why?: string) {
    keepStep(app.clock, null);
    setFault(why);
    setStep(null);
  }

  const invitation = useInvitation();
  if (invitation !== null) return <InvitedStep token={invitation} />;
  if (step === null) return <FirstStep fault={fault} onIn={enter} onTwoFactor={goOn} />;
  return step.kind === 'staff' ? (
    <StaffStep options={step.options} onIn={enter} onBack={back} />
  ) : (
    <TwoFactorStep
      channels={step.channels}
      sentTo={sentTo}
      onSent={(channel) => keepStep(app.clock, step, channel)}
      onIn={enter}
      onStaffStep={goOn}
      onBack={back}
    />
  );
}

interface FirstStepProps {
  readonly fault: string | undefined;
  readonly onIn: (status: UserStatus) => void;
  readonly onTwoFactor: (options: LogInStep) => void;
}

function FirstStep({ fault, onIn, onTwoFactor }: FirstStepProps) {
  const { brand } = useApp();
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'session.login.title' }));
  const sso = brand.loginMethod === 'sso';
  return (
    <div className="stack stack-loose">
      <PageHeading lead={intl.formatMessage({ id: 'session.login.lead' })}>
        <FormattedMessage id="session.login.title" />
      </PageHeading>
      {sso && <SingleSignOn />}
      {sso && (
        <h2>
          <FormattedMessage id="session.login.sso.or" />
        </h2>
      )}
      <LoginForm beside={sso} fault={fault} onIn={onIn} onTwoFactor={onTwoFactor} />
      <p>
        <Link to={paths.signup()}>
          <FormattedMessage id="session.login.join" />
        </Link>
      </p>
    </div>
  );
}

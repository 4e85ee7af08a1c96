import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SecondFactorAdded, UserStatus } from '../../../../codegen/rest/types.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { RequestFailure } from '../../platform/transport/failure.ts';
import { AppCodeForm } from '../../shared/secondFactor/AppCodeForm.tsx';
import { loadWebauthn } from '../../shared/secondFactor/loadWebauthn.ts';
import { RecoveryCodes } from '../../shared/secondFactor/RecoveryCodes.tsx';
import { SetUpApp, SetUpPasskey, type SetUpKind } from '../../shared/secondFactor/SetUpFactor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import type { StaffOption } from './channels.ts';

export interface StaffStepProps {
  readonly options: readonly StaffOption[];
  readonly onIn: (status: UserStatus) => void;
  /** Returns to the password, with a message if this log-in has expired. */
  readonly onBack: (why?: string) => void;
}

/** The second step of staff: an authenticator app, a passkey, or a recovery code; the first time, setting one up. */
export function StaffStepLazy(props: StaffStepProps) {
  return props.options.includes('enroll') ? <FirstSetUp {...props} /> : <GiveFactor {...props} />;
}

type Way = Exclude<StaffOption, 'enroll'>;
const isWay = (option: StaffOption): option is Way => option !== 'enroll';

function GiveFactor({ options, onIn, onBack }: StaffStepProps) {
  const app = useApp();
  const intl = useIntl();
  const ways = options.filter(isWay);
  const [way, setWay] = useState<Way>(() => ways.find((each) => each === 'passkey') ?? ways[0] ?? 'recovery');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [codeFault, setCodeFault] = useState<string>();
  useDocumentTitle(intl.formatMessage({ id: 'session.second.title' }));

  function show(failure: RequestFailure) {
    setBusy(false);
    if (failure.code === 'SECOND_STEP_GONE') return onBack(failure.message);
    const atCode = failure.fields?.['code'];
    setCodeFault(atCode);
    return setFault(atCode === undefined ? failure.message : undefined);
  }

  async function verify(
    body: { code: string; method: 'authenticator' | 'recovery' } | { assertion: object },
  ) {
    setBusy(true);
    setFault(undefined);
    setCodeFault(undefined);
    const given = 'assertion' in body ? { assertion: { ...body.assertion } } : body;
    const outcome = await app.rest.act('/verify', { body: given }, { intent: 'read' });
    if (outcome.kind === 'failed') return show(outcome.failure);
    return outcome.data.status === null ? setBusy(false) : onIn(outcome.data.status);
  }

  async function sign() {
    setBusy(true);
    setFault(undefined);
    const asked = await app.rest.act('/second_factors/passkey/ask', {}, { intent: 'read' });
    if (asked.kind === 'failed') return show(asked.failure);
    const { signWithPasskey } = await app.importLazily(loadWebauthn);
    const assertion = await signWithPasskey(asked.data.options);
    if (assertion !== null) return verify({ assertion });
    setBusy(false);
    return setFault(intl.formatMessage({ id: 'secondFactor.passkey.none' }));
  }

  function choose(next: Way) {
    setFault(undefined);
    setCodeFault(undefined);
    setWay(next);
  }

  return (
    <div className="stack stack-loose">
      <PageHeading lead={<FormattedMessage id={`secondFactor.lead.${way}`} />}>
        <FormattedMessage id="session.second.title" />
      </PageHeading>
      {fault !== undefined && (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      )}
      {way === 'passkey' ? (
        <Button wide busy={busy} onClick={() => void sign()}>
          <FormattedMessage id="secondFactor.passkey.use" />
        </Button>
      ) : (
        <AppCodeForm
          kind={way}
          button={<FormattedMessage id="session.login.button" />}
          busy={busy}
          error={codeFault}
          onCode={(code) => void verify({ code, method: way })}
        />
      )}
      <div className="stack stack-snug">
        {ways
          .filter((each) => each !== way)
          .map((each) => (
            <Button key={each} look="quiet" wide onClick={() => choose(each)}>
              <FormattedMessage id={`secondFactor.instead.${each}`} />
            </Button>
          ))}
        <Button look="quiet" wide onClick={() => onBack()}>
          <FormattedMessage id="session.forgot.back" />
        </Button>
      </div>
    </div>
  );
}

function FirstSetUp({ onIn, onBack }: StaffStepProps) {
  const intl = useIntl();
  const [kind, setKind] = useState<SetUpKind | null>(null);
  const [added, setAdded] = useState<SecondFactorAdded | null>(null);
  useDocumentTitle(intl.formatMessage({ id: 'secondFactor.first.title' }));
  const finish = ({ status }: SecondFactorAdded) => status !== null && onIn(status);
  const onAdded = (next: SecondFactorAdded) =>
    next.recovery_codes.length === 0 ? void finish(next) : setAdded(next);
  if (added !== null)
    return (
      <div className="stack stack-loose">
        <PageHeading lead={<FormattedMessage id="secondFactor.first.done" />}>
          <FormattedMessage id="secondFactor.first.doneTitle" />
        </PageHeading>
        <RecoveryCodes codes={added.recovery_codes} onSaved={() => void finish(added)} />
      </div>
    );
  return (
    <div className="stack stack-loose">
      <PageHeading lead={<FormattedMessage id="secondFactor.first.lead" />}>
        <FormattedMessage id="secondFactor.first.title" />
      </PageHeading>
      {kind === null ? (
        <div className="stack">
          <Button wide onClick={() => setKind('authenticator')}>
            <FormattedMessage id="secondFactor.choose.authenticator" />
          </Button>
          <Button look="secondary" wide onClick={() => setKind('passkey')}>
            <FormattedMessage id="secondFactor.choose.passkey" />
          </Button>
        </div>
      ) : kind === 'authenticator' ? (
        <SetUpApp onAdded={onAdded} onGone={onBack} />
      ) : (
        <SetUpPasskey onAdded={onAdded} onGone={onBack} />
      )}
      <Button look="quiet" wide onClick={() => (kind === null ? onBack() : setKind(null))}>
        <FormattedMessage id={kind === null ? 'session.forgot.back' : 'secondFactor.choose.back'} />
      </Button>
    </div>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPostalCode, normalPostalCode, postalCodeToSend } from '../../../domain/settings/postalCodes.ts';
import { useApp } from '../../platform/screen/app.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { HomeCheckOutcome } from '../../shared/homeCheck/HomeCheckOutcome.tsx';
import { PostalCodeInput } from '../../shared/homeCheck/PostalCodeInput.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { UtilityStatus } from '../../shared/settings/UtilityStatus.tsx';
import { useSaveSettings } from '../../shared/settings/useSaveSettings.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { SpinnerRegion } from '../../ui/Spinner.tsx';

/** Where the home is; below it what that leads to, or how the connection to its utility stands. */
export function EditHome() {
  const app = useApp();
  const intl = useIntl();
  const { country, words } = app.brand;
  const { data: settings } = useSuspenseQuery(memberSettings(app));
  const { busy, faults, save } = useSaveSettings();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { postal_code: code, utility_info: utility } = settings;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = postalCodeToSend(input.current?.value ?? '');
    if (!isPostalCode(text, country)) {
      setFault(intl.formatMessage({ id: `homeCheck.fault.${country}` }));
      input.current?.focus();
      return;
    }
    setFault(undefined);
    await save({ postal_code: text }, intl.formatMessage({ id: 'signup.edit.saved' }));
  }

  return (
    <div className="stack stack-loose">
      <PageHeading lead={<FormattedMessage id="signup.edit.lead" values={{ events: words.reductionEvent.many }} />}>
        <FormattedMessage id="signup.edit.title" />
      </PageHeading>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <PostalCodeInput ref={input} name="postal_code" defaultValue={code ?? ''} error={fault ?? faults['postal_code']} />
        <Button type="submit" wide look={code === null ? 'primary' : 'secondary'} busy={busy}>
          <FormattedMessage id="signup.edit.save" />
        </Button>
      </form>
      {utility !== null && <UtilityStatus settings={settings} action={false} />}
      {utility === null && code !== null && (
        <PartBoundary key={code}>
          <Suspense fallback={<SpinnerRegion label={intl.formatMessage({ id: 'homeCheck.asking' })} />}>
            <HomeCheckOutcome code={normalPostalCode(code)} text={code} />
          </Suspense>
        </PartBoundary>
      )}
      <div className="row">
        <ButtonLink to={paths.home()} look="quiet">
          <FormattedMessage id="signup.edit.done" />
        </ButtonLink>
      </div>
    </div>
  );
}

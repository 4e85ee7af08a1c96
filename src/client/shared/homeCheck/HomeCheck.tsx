import { Suspense, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useNavigation } from 'react-router-dom';
import { ATTRIBUTION_PARAMETERS } from '../../../domain/referrals/attribution.ts';
import { isPostalCode, postalCodeToSend } from '../../../domain/settings/postalCodes.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { SpinnerRegion } from '../../ui/Spinner.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import type { AskedCode } from './askedCode.ts';
import styles from './HomeCheck.module.css';
import { HomeCheckOutcome } from './HomeCheckOutcome.tsx';
import { PostalCodeInput } from './PostalCodeInput.tsx';

export interface HomeCheckProps {
  /** Path of the screen: the question and its answer live in its address. */
  readonly path: string;
  readonly asked: AskedCode;
  /** The code of the friend who invites, which stays in the address. */
  readonly invitedBy?: string | null;
}

/** "Can my home join?": the postal code of the brand's country, and an honest answer. Works before any script has run. */
export function HomeCheck({ path, asked, invitedBy = null }: HomeCheckProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { country } = useApp().brand;
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const navigation = useNavigation();
  const busy =
    navigation.state === 'loading' &&
    navigation.location.pathname === path &&
    navigation.location.search.startsWith('?zip=');
  const faulty = typed ?? (asked.kind === 'faulty' ? asked.text : undefined);
  const fault = faulty === undefined ? undefined : intl.formatMessage({ id: `homeCheck.fault.${country}` });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = postalCodeToSend(input.current?.value ?? '');
    if (!isPostalCode(text, country)) {
      setTyped(text);
      input.current?.focus();
      return;
    }
    setTyped(undefined);
    const query = new URLSearchParams({
      zip: text,
      ...(invitedBy === null ? {} : { [ATTRIBUTION_PARAMETERS.referrer]: invitedBy }),
    });
    void navigate(`${path}?${query.toString()}`, {
      replace: asked.kind !== 'none',
      state: { keepScroll: true },
      preventScrollReset: true,
    });
  }

  return (
    <div className={cx('stack', styles['check'])}>
      <form className={styles['form']} action={path} method="get" noValidate onSubmit={submit}>
        {invitedBy !== null && (
          <input type="hidden" name={ATTRIBUTION_PARAMETERS.referrer} value={invitedBy} />
        )}
        <PostalCodeInput
          ref={input}
          name="zip"
          defaultValue={asked.kind === 'none' ? '' : asked.text}
          error={fault}
        />
        <Button type="submit" busy={busy}>
          <FormattedMessage id="homeCheck.button" />
        </Button>
      </form>
      <div role="status">
        {asked.kind === 'code' && typed === undefined && (
          <PartBoundary key={asked.code}>
            <Suspense fallback={<SpinnerRegion label={intl.formatMessage({ id: 'homeCheck.asking' })} />}>
              <HomeCheckOutcome code={asked.code} text={asked.text} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </div>
  );
}

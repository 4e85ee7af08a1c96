import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorIcon } from '../../../ui/icons/controlIcons.tsx';
import styles from './Captcha.module.css';
import '../../../ui/form/field.css';
import type { CaptchaUse } from './useCaptcha.ts';

export interface CaptchaProps extends Pick<CaptchaUse, 'frame' | 'height' | 'expired'> {
  readonly error: string | undefined;
}

/** Shown for brands with captcha keys: keeps bots from signing up. */
export function Captcha({ frame, height, expired, error }: CaptchaProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className="field">
      <iframe
        ref={frame}
        className={styles['frame']}
        sandbox="allow-scripts allow-forms"
        title={intl.formatMessage({ id: 'signup.captcha.title' })}
        height={height}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
      />
      <p className="field-hint" role="status">
        {expired && error === undefined && <FormattedMessage id="signup.captcha.expired" />}
      </p>
      {error !== undefined && (
        <p className="field-error" id={id} role="alert">
          <ErrorIcon size={18} />
          {error}
        </p>
      )}
    </div>
  );
}

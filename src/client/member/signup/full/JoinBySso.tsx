import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { SsoFailure } from '../../../shared/sso/SsoFailure.tsx';
import { SsoLink } from '../../../shared/sso/SsoLink.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepUse } from '../useStep.ts';

/** Joins with an existing SSO account, whose provider supplies name and email address. Earlier answers are kept. */
export function JoinBySso({ use }: { readonly use: StepUse }) {
  const intl = useIntl();
  const { brand } = useApp();
  const product = brand.words.productName;
  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signup.sso.title' }, { product })}
      why={<FormattedMessage id="signup.sso.why" values={{ product }} />}
    >
      <SsoFailure />
      <SsoLink returnTo={paths.signup()} />
    </StepFrame>
  );
}

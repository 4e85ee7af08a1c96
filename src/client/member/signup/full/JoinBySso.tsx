import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { SsoFailure } from '../../../shared/sso/SsoFailure.tsx';
import { SsoLink } from '../../../shared/sso/SsoLink.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepUse } from '../useStep.ts';

/** Where people join with the account that they have already: its provider tells name and address. What was given before comes along. */
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

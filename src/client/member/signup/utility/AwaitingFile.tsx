import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../platform/navigation/paths.ts';
import { useConnectionWords } from '../../../shared/utility/useConnectionWords.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useSkip } from '../useSkip.ts';
import type { StepUse } from '../useStep.ts';

/** Shown after the number is given: the member continues, and gets an email when the first readings arrive. */
export function AwaitingFile({ use }: { readonly use: StepUse }) {
  const intl = useIntl();
  const words = useConnectionWords(use.signup.utility?.short_name);
  const { busy, skip } = useSkip(use);
  return (
    <StepFrame use={use} title={intl.formatMessage({ id: 'signupUtility.files.waitTitle' })} ownWayOn>
      <Notice>
        <p>
          <FormattedMessage id="connection.message.awaitingFile" values={words} />
        </p>
      </Notice>
      <Button wide busy={busy} onClick={() => void skip()}>
        <FormattedMessage id="signup.continue" />
      </Button>
      <ButtonLink to={paths.signupStep('connect_utility')} look="quiet" wide>
        <FormattedMessage id="connection.action.correctNumber" />
      </ButtonLink>
    </StepFrame>
  );
}

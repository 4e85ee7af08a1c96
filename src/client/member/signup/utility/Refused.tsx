import { FormattedMessage } from 'react-intl';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { ConnectionActions } from '../../../shared/utility/ConnectionActions.tsx';
import { ConnectionSentence } from '../../../shared/utility/ConnectionSentence.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { StepUse } from '../useStep.ts';
import { refusedConnection } from './refusedConnection.ts';

/** Why the utility or the market refused, and what helps, as shown in Settings and on Home. The sign-up continues without a connection. */
export function Refused({ use: { signup, edit } }: { readonly use: Pick<StepUse, 'signup' | 'edit'> }) {
  const connection = refusedConnection(signup, useApp().zone, edit !== null);
  return (
    <div className="stack">
      <Notice tone="warn">
        <ConnectionSentence connection={connection} />
      </Notice>
      <ConnectionActions actions={connection.actions} wide />
      <ButtonLink to={paths.signupStep('select_utility')} look="quiet" wide>
        <FormattedMessage id="signupUtility.return.other" />
      </ButtonLink>
    </div>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../platform/navigation/paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { Refusal } from './connectionStages.ts';

export interface RefusedProps {
  readonly refusal: Refusal | null;
  readonly values: Readonly<Record<string, ReactNode>>;
  readonly helpUrl: string;
}

/** Why the utility or the market refused, and what helps. The sign-up continues without a connection. */
export function Refused({ refusal, values, helpUrl }: RefusedProps) {
  return (
    <div className="stack">
      <Notice tone="warn">
        <p>
          <FormattedMessage id={`signupUtility.refused.${refusal ?? 'other'}`} values={values} />
        </p>
      </Notice>
      <ButtonAnchor href={helpUrl} target="_blank" rel="noreferrer" look="secondary" wide outside>
        <FormattedMessage id="signupUtility.refused.help" />
      </ButtonAnchor>
      <ButtonLink to={paths.signupStep('select_utility')} look="quiet" wide>
        <FormattedMessage id="signupUtility.return.other" />
      </ButtonLink>
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvitedBy_invitation$key } from '../../../../codegen/relay/InvitedBy_invitation.graphql.ts';
import { greetingName } from '../../../domain/signup/personName.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Who invited the member, and what is left to do for the welcome bonus. */
export function InvitedBy({ invitation: key }: { readonly invitation: InvitedBy_invitation$key }) {
  const { pay } = useFormats();
  const { words } = useApp().brand;
  const { firstName, stage, points } = useFragment(
    graphql`
      fragment InvitedBy_invitation on Invitation {
        firstName
        stage
        points
      }
    `,
    key,
  );
  const name = greetingName(firstName) || 'none';
  return (
    <Notice
      tone={stage === 'PAID' ? 'saved' : 'plain'}
      title={<FormattedMessage id="invite.by.title" values={{ name }} />}
    >
      <FormattedMessage
        id={`invite.by.${stage}`}
        values={{ pay: pay(points), event: words.reductionEvent.one }}
      />
    </Notice>
  );
}

import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeActions_member$key } from '../../../../../codegen/relay/HomeActions_member.graphql.ts';
import type { HomeActionsTakeOutMutation } from '../../../../../codegen/relay/HomeActionsTakeOutMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';
import { BillNumbers } from './BillNumbers.tsx';
import { ChangeProgram } from './ChangeProgram.tsx';
import { MoveHouse } from '../../shared/members/MoveHouse.tsx';

/** What staff change about a member's home on their request: its place, and its program. */
export function HomeActions({ member: key }: { readonly member: HomeActions_member$key }) {
  const intl = useIntl();
  const mayDo = useMayDo();
  const member = useFragment(
    graphql`
      fragment HomeActions_member on MemberRecord {
        id
        program {
          id
        }
        ...BillNumbers_member
        ...ChangeProgram_member
      }
    `,
    key,
  );
  const leaving = useRelayWrite<
    HomeActionsTakeOutMutation,
    HomeActionsTakeOutMutation['response']['takeOutOfProgram']
  >(
    graphql`
      mutation HomeActionsTakeOutMutation($input: MemberActionInput!) {
        takeOutOfProgram(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              ...HomeActions_member
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ takeOutOfProgram }) => takeOutOfProgram,
    ['utility', 'events'],
  );
  const text = (of: string) => intl.formatMessage({ id: `internalMember.program.${of}` });
  return (
    <div className="row">
      {mayDo('moveMember') && <MoveHouse id={member.id} />}
      {mayDo('setBillNumbers') && <BillNumbers member={member} />}
      {mayDo('enrollMembers') && <ChangeProgram member={member} />}
      {mayDo('takeOutOfProgram') && member.program != null && (
        <ReviewedAction
          action={text('out')}
          look="danger"
          title={text('out.title')}
          effects={[text('out.effect'), intl.formatMessage({ id: 'internalMember.move.effect.message' })]}
          saving={leaving}
          onConfirm={(reason, close) =>
            leaving.write(
              { input: { id: member.id, reason } },
              { done: () => text('out.done'), onSaved: close },
            )
          }
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MemberLook_member$key } from '../../../../codegen/relay/MemberLook_member.graphql.ts';
import type { MemberLookMutation } from '../../../../codegen/relay/MemberLookMutation.graphql.ts';
import { isSafePicture } from '../../../domain/placements/safeUrl.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

/** How the app looks for this member: their own picture in the brand bar (NAV-14). Saved after a review, with a reason. */
export function MemberLook({ member: key }: { readonly member: MemberLook_member$key }) {
  const intl = useIntl();
  const { id, brandBarImageUrl } = useFragment(
    graphql`
      fragment MemberLook_member on MemberRecord {
        id
        brandBarImageUrl
      }
    `,
    key,
  );
  const saved = brandBarImageUrl ?? null;
  const [typed, setTyped] = useState(saved ?? '');
  const [isChecked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    MemberLookMutation,
    MemberLookMutation['response']['setMemberUiCustomization']
  >(
    graphql`
      mutation MemberLookMutation($input: SetMemberUiCustomizationInput!) {
        setMemberUiCustomization(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              ...MemberLook_member
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setMemberUiCustomization }) => setMemberUiCustomization,
    [],
  );
  const text = (part: string) => intl.formatMessage({ id: `internalMembers.look.${part}` });
  const chosen = typed.trim() === '' ? null : typed.trim();
  const isWrong = chosen !== null && !isSafePicture(chosen);
  const isSame = chosen === saved;
  useUnsaved(!isSame);

  function review() {
    setChecked(true);
    if (isWrong || isSame) return;
    forgetRefusal();
    setAsking(true);
  }

  return (
    <Panel title={<FormattedMessage id="internalMembers.look.title" />}>
      <div className="stack">
        <TextField
          label={text('image')}
          hint={text('hint')}
          error={isChecked && isWrong ? text('wrong') : fieldFault(refusal, 'customBrandBarImageUrl')}
          value={typed}
          onChange={setTyped}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
        />
        <div className="row">
          <Button aria-disabled={isSame || undefined} onClick={review}>
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </div>
      <ReviewDialog
        open={asking}
        title={text('review')}
        changes={[{ label: text('image'), from: saved ?? text('logo'), to: chosen ?? text('logo') }]}
        effects={[<FormattedMessage key="effect" id="internalMembers.look.effect" />]}
        confirm={text('confirm')}
        busy={busy}
        refusal={refusal}
        onConfirm={(reason) =>
          write(
            { input: { memberId: id, customBrandBarImageUrl: chosen, seen: saved, reason } },
            { done: () => text('done'), onSaved: () => setAsking(false) },
          )
        }
        onClose={() => setAsking(false)}
        onReload={reload}
      />
    </Panel>
  );
}

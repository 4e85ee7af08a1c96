import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ShownName_referrals$key } from '../../../../codegen/relay/ShownName_referrals.graphql.ts';
import type { ShownNameMutation } from '../../../../codegen/relay/ShownNameMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

/** The name that leaderboards show for the member: none until they choose one. */
export function ShownName({ referrals: key }: { readonly referrals: ShownName_referrals$key }) {
  const intl = useIntl();
  const { shownName } = useFragment(
    graphql`
      fragment ShownName_referrals on Referrals {
        shownName
      }
    `,
    key,
  );
  const [draft, setDraft] = useState<string | null>(null);
  const { busy, refusal, write } = useRelayWrite<
    ShownNameMutation,
    ShownNameMutation['response']['setReferralName']
  >(
    graphql`
      mutation ShownNameMutation($input: SetReferralNameInput!) {
        setReferralName(input: $input) {
          __typename
          ... on ReferralNameSet {
            viewer {
              referrals {
                shownName
              }
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setReferralName }) => setReferralName,
    ['referrals'],
  );
  const save = (name: string | null) =>
    write(
      { input: { name } },
      {
        done: () => intl.formatMessage({ id: name === null ? 'invite.name.removed' : 'invite.name.saved' }),
        onSaved: () => setDraft(null),
      },
    );
  return (
    <Disclosure
      summary={
        shownName == null ? (
          <FormattedMessage id="invite.name.choose" />
        ) : (
          <FormattedMessage id="invite.name.change" values={{ name: shownName }} />
        )
      }
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(draft ?? shownName ?? '');
        }}
      >
        <TextInput
          label={<FormattedMessage id="invite.name.label" />}
          hint={<FormattedMessage id="invite.name.hint" />}
          error={refusal?.message}
          value={draft ?? shownName ?? ''}
          maxLength={40}
          autoComplete="nickname"
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        <div className="row">
          <Button type="submit" small busy={busy}>
            <FormattedMessage id="invite.name.save" />
          </Button>
          {shownName != null && (
            <Button look="quiet" small busy={busy} onClick={() => save(null)}>
              <FormattedMessage id="invite.name.remove" />
            </Button>
          )}
        </div>
      </form>
    </Disclosure>
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Nominate_event$key } from '../../../../codegen/relay/Nominate_event.graphql.ts';
import type { NominateMutation } from '../../../../codegen/relay/NominateMutation.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../shared/form/Form.module.css';
import { TextField } from '../shared/form/TextField.tsx';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { toNomination } from './toNomination.ts';

/** Changes what an event promises to the grid, until it starts. */
export function Nominate({ event: key }: { readonly event: Nominate_event$key }) {
  const intl = useIntl();
  const { id, version, nominatedKilowatts } = useFragment(
    graphql`
      fragment Nominate_event on StaffEvent {
        id
        version
        nominatedKilowatts
      }
    `,
    key,
  );
  /** The draft and the event version it is based on, so that it never overwrites a concurrent change. */
  const [draft, setDraft] = useState<{ readonly typed: string; readonly version: number } | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    NominateMutation,
    NominateMutation['response']['nominateEvent']
  >(
    graphql`
      mutation NominateMutation($input: NominateEventInput!) {
        nominateEvent(input: $input) {
          __typename
          ... on EventSaved {
            event {
              ...StaffEventPage_event
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ nominateEvent }) => nominateEvent,
    ['events', 'settlement'],
  );
  const current = nominatedKilowatts == null ? '' : String(nominatedKilowatts);
  const typed = draft?.typed ?? current;
  const isChanged = typed.trim() !== current;
  useUnsaved(isChanged);
  const finish = () => {
    setReviewing(false);
    setDraft(null);
  };
  const save = (reason: string) =>
    write(
      { input: { id, version: draft?.version ?? version, nominatedKilowatts: toNomination(typed), reason } },
      { done: () => intl.formatMessage({ id: 'internalEvents.nominate.done' }), onSaved: finish },
    );
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={<FormattedMessage id="internalEvents.schedule.nominated" />}
          hint={<FormattedMessage id="internalEvents.nominate.hint" />}
          error={fieldFault(refusal, 'nominatedKilowatts')}
          inputMode="numeric"
          maxLength={9}
          value={typed}
          onChange={(text) => {
            forgetRefusal();
            setDraft({ typed: text, version: draft?.version ?? version });
          }}
        />
        {isChanged && (
          <div className="row">
            <Button onClick={() => setReviewing(true)}>
              <FormattedMessage id="internal.review.open" />
            </Button>
          </div>
        )}
      </form>
      <ReviewDialog
        open={reviewing}
        title={intl.formatMessage({ id: 'internalEvents.nominate.review' })}
        changes={[
          {
            label: intl.formatMessage({ id: 'internalEvents.schedule.nominated' }),
            from: current === '' ? null : current,
            to: typed.trim() === '' ? intl.formatMessage({ id: 'internalEvents.unknown' }) : typed.trim(),
          },
        ]}
        effects={[<FormattedMessage key="effect" id="internalEvents.nominate.effect" />]}
        confirm={intl.formatMessage({ id: 'internalEvents.nominate.confirm' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={() => {
          finish();
          reload();
        }}
      />
    </>
  );
}

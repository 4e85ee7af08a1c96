import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { MoveHouseMutation } from '../../../../../codegen/relay/MoveHouseMutation.graphql.ts';
import type { MoveHousePreviewQuery } from '../../../../../codegen/relay/MoveHousePreviewQuery.graphql.ts';
import { fieldFault } from '../../../platform/write/refusal.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { ReviewedAction } from '../review/ReviewedAction.tsx';

type Preview = NonNullable<NonNullable<MoveHousePreviewQuery['response']['staff']>['movePreview']>;

/** Moves a member's home by its new postal code; what that means is shown before it is saved. */
export function MoveHouse({ id, small = false }: { readonly id: string; readonly small?: boolean }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const [typed, setTyped] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const [utilityId, setUtilityId] = useState('');
  const [hasNewMeter, setHasNewMeter] = useState(true);
  const [checking, setChecking] = useState(false);
  const [tried, setTried] = useState(false);
  const saving = useRelayWrite<MoveHouseMutation, MoveHouseMutation['response']['moveMember']>(
    graphql`
      mutation MoveHouseMutation($input: MoveMemberInput!) {
        moveMember(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              postalCode
              timeZone
              ...HomeActions_member
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ moveMember }) => moveMember,
    ['utility', 'events'],
  );
  const text = (of: string, values = {}) => intl.formatMessage({ id: `internalMember.move.${of}` }, values);
  const check = () => {
    setChecking(true);
    void fetchQuery<MoveHousePreviewQuery>(
      environment,
      graphql`
        query MoveHousePreviewQuery($id: ID!, $postalCode: String!) {
          staff {
            movePreview(id: $id, postalCode: $postalCode) {
              fault
              postalCode
              timeZone
              keeps
              utilityName
              programName
              comingEvents
              utilities {
                id
                name
              }
            }
          }
        }
      `,
      { id, postalCode: typed },
    )
      .toPromise()
      .then((found) => {
        setPreview(found?.staff?.movePreview ?? null);
        setUtilityId('');
      })
      .finally(() => setChecking(false));
  };
  const place = preview?.fault == null ? preview : null;
  const chosen = place?.utilities.find((each) => each.id === utilityId)?.name ?? null;
  const stays =
    place !== null && place.keeps !== null && !hasNewMeter && (chosen ?? place.keeps) === place.keeps;
  return (
    <ReviewedAction
      action={text('open')}
      look="secondary"
      small={small}
      title={text('title')}
      effects={place === null ? [] : effectsOf(place, stays, text)}
      saving={saving}
      onOpen={() => {
        setTyped('');
        setPreview(null);
        setHasNewMeter(true);
        setTried(false);
      }}
      onConfirm={(reason, close) => {
        setTried(true);
        if (place === null) return;
        saving.write(
          {
            input: {
              id,
              postalCode: place.postalCode,
              utilityId: utilityId === '' ? null : utilityId,
              hasNewMeter,
              reason,
            },
          },
          { done: () => text('done'), onSaved: close },
        );
      }}
    >
      <TextField
        label={text('postalCode')}
        error={
          preview?.fault ??
          fieldFault(saving.refusal, 'postalCode') ??
          (tried && preview === null ? text('missing') : undefined)
        }
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setPreview(null);
        }}
        maxLength={12}
        required
      />
      <div className="row">
        <Button look="secondary" busy={checking} onClick={check}>
          {text('check')}
        </Button>
      </div>
      {place !== null && (
        <>
          <SelectField
            label={text('utility')}
            error={fieldFault(saving.refusal, 'utilityId')}
            prompt={place.keeps == null ? text('utility.prompt') : text('keep', { utility: place.keeps })}
            options={place.utilities
              .filter(({ name }) => name !== place.keeps)
              .map((each) => ({ value: each.id, label: each.name }))}
            value={utilityId}
            onChange={setUtilityId}
          />
          <CheckboxField
            label={text('meter')}
            hint={text('meter.hint')}
            checked={hasNewMeter}
            onChange={setHasNewMeter}
          />
        </>
      )}
    </ReviewedAction>
  );
}

/** What follows, as the member will notice it. */
function effectsOf(
  { keeps, utilityName, programName, comingEvents, timeZone }: Preview,
  stays: boolean,
  text: (of: string, values?: object) => string,
): readonly string[] {
  const zone = text('effect.zone', { zone: timeZone.replaceAll('_', ' ') });
  const message = text('effect.message');
  if (stays) return [text('effect.stays', { utility: keeps }), zone, message];
  return [
    ...(utilityName == null ? [] : [text('effect.ends', { utility: utilityName }), text('effect.baseline')]),
    ...(programName == null ? [] : [text('effect.program', { program: programName })]),
    ...(comingEvents > 0 ? [text('effect.events', { count: comingEvents })] : []),
    zone,
    message,
  ];
}

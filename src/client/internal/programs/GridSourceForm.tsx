import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GridSourceForm_source$key } from '../../../../codegen/relay/GridSourceForm_source.graphql.ts';
import type { GridSourceFormMutation } from '../../../../codegen/relay/GridSourceFormMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { differ, useUnsaved } from '../shared/form/useUnsaved.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { SegmentSelect, type ChosenSegment } from '../shared/form/SegmentSelect.tsx';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

interface Draft {
  readonly name: string;
  readonly kind: 'OPENADR' | 'WEBHOOK';
  readonly active: boolean;
  readonly baseUrl: string;
  readonly clientId: string;
  readonly vtnProgram: string;
  readonly segment: ChosenSegment | null;
}

const EMPTY: Draft = {
  name: '',
  kind: 'OPENADR',
  active: true,
  baseUrl: '',
  clientId: '',
  vtnProgram: '',
  segment: null,
};

/** A new source of grid signals, or a change of one. */
export function GridSourceForm({
  programId,
  source: key,
  onDone,
}: {
  readonly programId: string;
  readonly source: GridSourceForm_source$key | null;
  readonly onDone: () => void;
}) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment GridSourceForm_source on GridSource {
        id
        version
        name
        kind
        active
        baseUrl
        clientId
        vtnProgram
        scheduledAlgorithm
        realTimeAlgorithm
        segmentId
        segmentName
      }
    `,
    key,
  );
  const before: Draft = source == null ? EMPTY : toDraft(source);
  const [draft, setDraft] = useState(before);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    GridSourceFormMutation,
    GridSourceFormMutation['response']['saveGridSource']
  >(
    graphql`
      mutation GridSourceFormMutation($input: SaveGridSourceInput!) {
        saveGridSource(input: $input) {
          __typename
          ... on GridSourceSaved {
            source {
              name
              program {
                ...GridSources_program
              }
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ saveGridSource }) => saveGridSource,
    ['events', 'settlement'],
  );
  const isVtn = draft.kind === 'OPENADR';
  const text = (id: string) => intl.formatMessage({ id: `internalPrograms.grid.${id}` });
  const change = (next: Partial<Draft>) => {
    setDraft({ ...draft, ...next });
    forgetRefusal();
  };
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setReviewing(true);
  };
  const { segment, ...rest } = draft;
  const save = (reason: string) =>
    write(
      {
        input: {
          id: source?.id ?? null,
          version: source?.version ?? null,
          programId,
          ...rest,
          segmentId: segment?.id ?? null,
          baseUrl: isVtn ? draft.baseUrl.trim() : null,
          vtnProgram: isVtn ? draft.vtnProgram.trim() : null,
          scheduledAlgorithm: source?.scheduledAlgorithm ?? 'participation_reduction',
          realTimeAlgorithm: source?.realTimeAlgorithm ?? 'participation_reduction_rt',
          reason,
        },
      },
      {
        done: ({ source: saved }) => intl.formatMessage({ id: 'internal.saved' }, { name: saved.name }),
        onSaved: onDone,
      },
    );
  const input = (field: 'name' | 'baseUrl' | 'clientId' | 'vtnProgram') => (
    <TextField
      label={text(field)}
      error={fieldFault(refusal, field)}
      value={draft[field]}
      autoComplete="off"
      maxLength={200}
      onChange={(value) => change({ [field]: value })}
      required
    />
  );
  const changes = (['name', 'kind', 'active', 'baseUrl', 'clientId', 'vtnProgram', 'segment'] as const)
    .filter((field) =>
      source == null ? shown(draft, field) !== '' : shown(draft, field) !== shown(before, field),
    )
    .map((field) => ({
      label:
        field === 'segment'
          ? intl.formatMessage({ id: 'internal.segment.label' })
          : text(field === 'active' ? 'state' : field),
      from: source == null ? null : shown(before, field),
      to: shown(draft, field),
    }));
  useUnsaved(differ(draft, before));
  function shown(of: Draft, field: keyof Draft): string {
    if (field === 'segment') return of.segment?.name ?? intl.formatMessage({ id: 'internal.segment.all' });
    if (field === 'kind') return text(`kind.${of.kind}`);
    return field === 'active' ? text(of.active ? 'on' : 'off') : of[field];
  }
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={review}>
        {input('name')}
        {source == null && (
          <SelectField
            label={text('kind')}
            options={(['OPENADR', 'WEBHOOK'] as const).map((value) => ({
              value,
              label: text(`kind.${value}`),
            }))}
            value={draft.kind}
            onChange={(value) => change({ kind: value === 'WEBHOOK' ? 'WEBHOOK' : 'OPENADR' })}
          />
        )}
        {isVtn && input('baseUrl')}
        {input('clientId')}
        {isVtn && input('vtnProgram')}
        <SegmentSelect
          value={draft.segment}
          error={fieldFault(refusal, 'segmentId')}
          onChange={(chosen) => change({ segment: chosen })}
        />
        <CheckboxField
          label={text('activeLabel')}
          checked={draft.active}
          onChange={(checked) => change({ active: checked })}
        />
        <div className="row">
          <Button type="submit" disabled={changes.length === 0}>
            <FormattedMessage id="internal.review.open" />
          </Button>
          <Button look="quiet" onClick={onDone}>
            <FormattedMessage id="internal.review.back" />
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={
          source == null
            ? text('add')
            : intl.formatMessage({ id: 'internal.review.title' }, { name: source.name })
        }
        changes={changes}
        effects={[text('effect')]}
        confirm={intl.formatMessage({ id: 'internal.review.save' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={reload}
      />
    </>
  );
}

interface Kept {
  readonly name: string;
  readonly kind: string;
  readonly active: boolean;
  readonly baseUrl?: string | null | undefined;
  readonly clientId: string;
  readonly vtnProgram?: string | null | undefined;
  readonly segmentId?: string | null | undefined;
  readonly segmentName?: string | null | undefined;
}

function toDraft({ name, kind, active, baseUrl, clientId, vtnProgram, segmentId, segmentName }: Kept): Draft {
  return {
    name,
    kind: kind === 'WEBHOOK' ? 'WEBHOOK' : 'OPENADR',
    active,
    baseUrl: baseUrl ?? '',
    clientId,
    vtnProgram: vtnProgram ?? '',
    segment: segmentId == null ? null : { id: segmentId, name: segmentName ?? segmentId },
  };
}

import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TemplateForm_programs$key } from '../../../../../codegen/relay/TemplateForm_programs.graphql.ts';
import { MOST_TEMPLATE_NAME } from '../../../../domain/events/eventTemplate.ts';
import { fieldFault } from '../../../platform/write/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { TimeField } from '../../shared/form/dateFields.tsx';
import { Field } from '../../shared/form/Field.tsx';
import styles from '../../shared/form/Form.module.css';
import { ManySelect } from '../../shared/form/ManySelect.tsx';
import { SegmentSelect } from '../../shared/form/SegmentSelect.tsx';
import { TextField } from '../../shared/form/TextField.tsx';
import { differ, useUnsaved } from '../../shared/form/useUnsaved.ts';
import { Panel } from '../../shared/page/Panel.tsx';
import { ReviewDialog } from '../../shared/review/ReviewDialog.tsx';
import { ExtraFields } from '../ExtraFields.tsx';
import type { TemplateDraft } from './templateDraft.ts';
import type { TemplateSaving } from './useSaveTemplate.ts';
import { useTemplateChanges } from './useTemplateChanges.ts';

/** A template's form with its review. `before`: what is saved; null for a new one. */
export function TemplateForm({
  programs: key,
  start: begun,
  before,
  saving,
  actions,
}: {
  readonly programs: TemplateForm_programs$key;
  readonly start: TemplateDraft;
  readonly before: TemplateDraft | null;
  readonly saving: TemplateSaving;
  /** What else can be done, beside the form's button. */
  readonly actions?: ReactNode;
}) {
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment TemplateForm_programs on ProgramConnection {
        edges {
          node {
            id
            name
            active
          }
        }
      }
    `,
    key,
  );
  const [draft, setDraft] = useState(begun);
  const [reviewing, setReviewing] = useState(false);
  const nameOf = (programId: string) => edges.find(({ node }) => node.id === programId)?.node.name ?? '';
  const changes = useTemplateChanges(nameOf)(before, draft);
  useUnsaved(before === null ? differ(draft, begun) : changes.length > 0);
  const text = (id: string) => intl.formatMessage({ id: `internalTemplates.${id}` });
  const { refusal } = saving;
  const change = (next: Partial<TemplateDraft>) => {
    saving.forgetRefusal();
    setDraft({ ...draft, ...next });
  };
  const programs = intl.formatMessage({ id: 'internalPlan.programs' });
  return (
    <Panel title={text('form')}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setReviewing(true);
        }}
      >
        <TextField
          label={text('field.name')}
          error={fieldFault(refusal, 'name')}
          maxLength={MOST_TEMPLATE_NAME}
          value={draft.name}
          required
          onChange={(name) => change({ name })}
        />
        <Field label={programs} hint={text('programsHint')} error={fieldFault(refusal, 'programIds')}>
          {() => (
            <ManySelect
              label={programs}
              options={edges.flatMap(({ node }) =>
                node.active || draft.programIds.includes(node.id)
                  ? [{ value: node.id, label: node.name }]
                  : [],
              )}
              values={draft.programIds}
              onChange={(programIds) => change({ programIds })}
            />
          )}
        </Field>
        <SegmentSelect
          value={draft.segment}
          error={fieldFault(refusal, 'segmentId')}
          onChange={(segment) => change({ segment })}
        />
        <div className={styles['pair']}>
          <TimeField
            label={<FormattedMessage id="internalEvents.field.start" />}
            error={fieldFault(refusal, 'start')}
            value={draft.start}
            onChange={(start) => change({ start })}
          />
          <TimeField
            label={<FormattedMessage id="internalEvents.field.end" />}
            error={fieldFault(refusal, 'end')}
            value={draft.end}
            onChange={(end) => change({ end })}
          />
        </div>
        <p className="small muted">{text('hoursHint')}</p>
        <ExtraFields extras={draft} refusal={refusal} onChange={change} />
        <div className="row">
          <Button type="submit" disabled={draft.name.trim() === '' || changes.length === 0}>
            <FormattedMessage id="internal.review.open" />
          </Button>
          {actions}
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={text('review')}
        changes={changes}
        effects={[<FormattedMessage key="effect" id="internalTemplates.effect" />]}
        confirm={text('save')}
        busy={saving.busy}
        refusal={refusal}
        onConfirm={(reason) => saving.save(draft, reason)}
        onClose={() => setReviewing(false)}
        onReload={saving.reload}
      />
    </Panel>
  );
}

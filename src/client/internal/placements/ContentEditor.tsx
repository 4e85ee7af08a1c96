import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { contentLimit } from '../../../domain/placements/checkContent.ts';
import editorStyles from '../shared/form/Editor.module.css';
import formStyles from '../shared/form/Form.module.css';
import { differ } from '../shared/form/useUnsaved.ts';
import { DraftNotice } from '../shared/drafts/DraftNotice.tsx';
import { useTyped, type Draft } from '../shared/drafts/useDraft.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { ContentConflictNotice } from './ContentConflict.tsx';
import { ContentFields } from './ContentFields.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { ContentReach } from './ContentReach.tsx';
import { readContent, toInput, withoutHidden, type ContentValues, type KeptTimes } from './contentValues.ts';
import { useContentChanges } from './useContentChanges.ts';
import type { ContentSaving } from './useSaveContent.ts';

interface ContentEditorProps {
  readonly start: ContentValues;
  readonly draft: Draft<ContentValues>;
  /** The version that is saved; 0: new content. */
  readonly version: number;
  /** Null: new or deleted content. */
  readonly before: ContentValues | null;
  /** Saving brings deleted content back. */
  readonly bringsBack?: boolean;
  readonly kept: KeptTimes;
  readonly saving: ContentSaving;
  /** The changes are shown for review at once. */
  readonly startsReviewing?: boolean;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** The form, and beside it the content as members will see it. */
export function ContentEditor({
  start,
  draft,
  version,
  before,
  bringsBack = false,
  kept,
  saving,
  startsReviewing = false,
  children,
}: ContentEditorProps) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const [unchanged] = useState(start);
  const [typed, setValues] = useState(draft.start ?? unchanged);
  useTyped(draft, typed, differ(typed, before ?? unchanged));
  const values = withoutHidden(typed);
  const [tried, setTried] = useState(startsReviewing);
  const [reviewing, setReviewing] = useState(startsReviewing);
  const changesBetween = useContentChanges();
  const { draft: content, faults } = readContent(values, { zone, locales: brand.locales, kept });
  const changes = changesBetween(before && withoutHidden(before), values);
  const { busy, refusal, conflict } = saving;
  const hasFaults = Object.keys(faults).length > 0;
  const fieldError = (field: string) => {
    const fault = tried ? faults[field] : undefined;
    return fault === undefined
      ? fieldFault(refusal, field)
      : intl.formatMessage(
          { id: `internalPlacements.fault.${fault}` },
          { most: contentLimit(field), place: values.placement },
        );
  };
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.forgetRefusal();
    setTried(true);
    if (!hasFaults) setReviewing(true);
  };
  return (
    <div className={editorStyles['editor']}>
      <div className="stack">
        {conflict !== null && (
          <ContentConflictNotice
            conflict={conflict}
            mine={values}
            onReload={() => {
              setReviewing(false);
              saving.reload();
            }}
            onKeep={() => {
              saving.keepMine();
              setReviewing(true);
            }}
          />
        )}
        <Panel title={<FormattedMessage id="internalPlacements.form" />}>
          <DraftNotice draft={draft} version={version} />
          <form className={formStyles['form']} noValidate onSubmit={review}>
            <ContentFields values={typed} zone={zone} fieldError={fieldError} onChange={setValues} />
            {tried && hasFaults && (
              <p role="alert" className="small">
                <FormattedMessage id="internalPlacements.faulty" />
              </p>
            )}
            <div className="row">
              <Button type="submit" disabled={changes.length === 0}>
                <FormattedMessage id="internal.review.open" />
              </Button>
            </div>
          </form>
        </Panel>
      </div>
      <div className={editorStyles['preview']}>
        <ContentPreview values={values} />
      </div>
      {children !== undefined && <div className={`stack ${editorStyles['history'] ?? ''}`}>{children}</div>}
      <ReviewDialog
        open={reviewing && !hasFaults && conflict === null}
        title={
          bringsBack
            ? intl.formatMessage({ id: 'internalPlacements.review.bringBack' }, { name: values.title })
            : before === null
              ? intl.formatMessage({ id: 'internalPlacements.review.create' })
              : intl.formatMessage({ id: 'internal.review.title' }, { name: before.title })
        }
        changes={changes}
        effects={[
          <ContentReach key="reach" draft={content} segment={values.segment} active={values.active} />,
        ]}
        confirm={intl.formatMessage({
          id: bringsBack
            ? 'internalPlacements.bringBack'
            : before === null
              ? 'internalPlacements.create'
              : 'internal.review.save',
        })}
        busy={busy}
        refusal={refusal}
        onConfirm={(reason) => saving.save(toInput(content, values), reason)}
        onClose={() => setReviewing(false)}
        onReload={saving.reload}
      />
    </div>
  );
}

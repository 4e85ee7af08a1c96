import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HELP_WORDS } from '../../../domain/help/brandWords.ts';
import { ARTICLE_LIMITS } from '../../../domain/help/checkArticle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { DraftNotice } from '../shared/drafts/DraftNotice.tsx';
import { useTyped, type Draft } from '../shared/drafts/useDraft.ts';
import editorStyles from '../shared/form/Editor.module.css';
import formStyles from '../shared/form/Form.module.css';
import { differ } from '../shared/form/useUnsaved.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { HelpFields } from './HelpFields.tsx';
import { HelpPreview } from './HelpPreview.tsx';
import { articleFaults, toInput, type ArticleValues } from './helpValues.ts';
import { useHelpChanges } from './useHelpChanges.ts';
import type { ArticleSaving } from './useSaveArticle.ts';

interface HelpEditorProps {
  readonly start: ArticleValues;
  readonly draft: Draft<ArticleValues>;
  /** The brand's version that is published; 0: none. */
  readonly version: number;
  /** What members read; null: nothing. */
  readonly before: ArticleValues | null;
  /** Its address can still be chosen. */
  readonly isNew: boolean;
  readonly saving: ArticleSaving;
  /** The changes are shown for review at once. */
  readonly startsReviewing?: boolean;
  /** Below the form. */
  readonly children?: ReactNode;
}

const WORDS = HELP_WORDS.map((word) => `{${word}}`).join(', ');

/** The form, and beside it the article as members will see it. */
export function HelpEditor({
  start,
  draft,
  version,
  before,
  isNew,
  saving,
  startsReviewing = false,
  children,
}: HelpEditorProps) {
  const intl = useIntl();
  const { locales } = useApp().brand;
  const [unchanged] = useState(start);
  const [values, setValues] = useState(draft.start ?? unchanged);
  useTyped(draft, values, differ(values, before ?? unchanged));
  const [tried, setTried] = useState(startsReviewing);
  const [reviewing, setReviewing] = useState(startsReviewing);
  const changes = useHelpChanges()(before, values);
  const faults = articleFaults(values, locales);
  const hasFaults = Object.keys(faults).length > 0;
  const fieldError = (field: string) => {
    const fault = tried ? faults[field] : undefined;
    if (fault === undefined) return fieldFault(saving.refusal, field);
    const limit = Object.entries(ARTICLE_LIMITS).find(([part]) => field.endsWith(`.${part}`));
    return intl.formatMessage({ id: `internalHelp.fault.${fault}` }, { most: limit?.[1] ?? 0, words: WORDS });
  };
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.forgetRefusal();
    setTried(true);
    if (!hasFaults) setReviewing(true);
  };
  return (
    <div className={editorStyles['editor']}>
      <Panel title={<FormattedMessage id="internalHelp.form" />}>
        <DraftNotice draft={draft} version={version} />
        <form className={formStyles['form']} noValidate onSubmit={review}>
          <HelpFields
            values={values}
            isNew={isNew}
            words={WORDS}
            fieldError={fieldError}
            onChange={setValues}
          />
          {tried && hasFaults && (
            <p role="alert" className="small">
              <FormattedMessage id="internalHelp.faulty" />
            </p>
          )}
          <div className="row">
            <Button type="submit" disabled={changes.length === 0}>
              <FormattedMessage id="internal.review.open" />
            </Button>
          </div>
        </form>
      </Panel>
      <div className={editorStyles['preview']}>
        <HelpPreview values={values} />
      </div>
      {children !== undefined && <div className={`stack ${editorStyles['history'] ?? ''}`}>{children}</div>}
      <ReviewDialog
        open={reviewing && !hasFaults}
        title={intl.formatMessage({ id: 'internalHelp.review' })}
        changes={changes}
        effects={[<FormattedMessage key="effect" id="internalHelp.effect" />]}
        confirm={intl.formatMessage({ id: 'internalHelp.publish' })}
        busy={saving.busy}
        refusal={saving.refusal}
        onConfirm={(reason) => saving.save(values.slug, toInput(values), reason)}
        onClose={() => setReviewing(false)}
        onReload={saving.reload}
      />
    </div>
  );
}

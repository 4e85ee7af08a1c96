import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldFault, type Refusal } from '../../../platform/write/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../page/Panel.tsx';
import type { Change } from '../review/ChangeList.tsx';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import styles from './Editor.module.css';
import formStyles from './Form.module.css';
import { differ, useUnsaved } from './useUnsaved.ts';

/** How a new or changed item is saved. */
export interface ItemSaving<Input> {
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  forgetRefusal(): void;
  reload(): void;
  save(input: Input, reason: string): void;
}

interface ItemEditorProps<Values, Read, Input> {
  /** The form's first state. */
  readonly start: Values;
  /** Null: a new item. */
  readonly before: Values | null;
  readonly saving: ItemSaving<Input>;
  readonly words: {
    readonly form: ReactNode;
    readonly faulty: ReactNode;
    readonly fault: (fault: string) => string;
    readonly reviewNew: string;
    readonly create: string;
  };
  /** What the values mean, and what is wrong with them by field. */
  readonly read: (values: Values) => Read;
  readonly changesBetween: (before: Values | null, values: Values) => readonly Change[];
  readonly effects: (values: Values) => readonly ReactNode[];
  readonly nameOf: (values: Values) => string;
  readonly toInput: (read: Read, values: Values, before: Values | null) => Input;
  readonly fields: (form: {
    readonly values: Values;
    readonly fieldError: (field: string) => string | undefined;
    readonly onChange: (values: Values) => void;
  }) => ReactNode;
  readonly preview: (read: Read, values: Values) => ReactNode;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** The form of something that members see, beside it how they will see it, and the review before it is saved. */
export function ItemEditor<
  Values extends object,
  Read extends { readonly faults: Readonly<Record<string, string>> },
  Input,
>({
  start,
  before,
  saving,
  words,
  read: readValues,
  changesBetween,
  effects,
  nameOf,
  toInput,
  fields,
  preview,
  children,
}: ItemEditorProps<Values, Read, Input>) {
  const intl = useIntl();
  const [unchanged] = useState(start);
  const [values, setValues] = useState(unchanged);
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const read = readValues(values);
  const changes = changesBetween(before, values);
  useUnsaved(differ(values, unchanged));
  const { busy, refusal } = saving;
  const isFaulty = Object.keys(read.faults).length > 0;
  const fieldError = (field: string) => {
    const fault = tried ? read.faults[field] : undefined;
    return fault === undefined ? fieldFault(refusal, field) : words.fault(fault);
  };
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.forgetRefusal();
    setTried(true);
    if (!isFaulty) setReviewing(true);
  };
  return (
    <div className={styles['editor']}>
      <div>
        <Panel title={words.form}>
          <form className={formStyles['form']} noValidate onSubmit={review}>
            {fields({ values, fieldError, onChange: setValues })}
            {tried && isFaulty && (
              <p role="alert" className="small">
                {words.faulty}
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
      <div className={styles['preview']}>{preview(read, values)}</div>
      {children !== undefined && <div className={styles['history']}>{children}</div>}
      <ReviewDialog
        open={reviewing}
        title={
          before === null
            ? words.reviewNew
            : intl.formatMessage({ id: 'internal.review.title' }, { name: nameOf(values) })
        }
        changes={changes}
        effects={effects(values)}
        confirm={before === null ? words.create : intl.formatMessage({ id: 'internal.review.save' })}
        busy={busy}
        refusal={refusal}
        onConfirm={(reason) => saving.save(toInput(read, values, before), reason)}
        onClose={() => setReviewing(false)}
        onReload={saving.reload}
      />
    </div>
  );
}

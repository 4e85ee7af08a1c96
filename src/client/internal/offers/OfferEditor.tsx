import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DeviceOfferInput } from '../../../../codegen/relay/NewOfferScreenMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault, type Refusal } from '../../platform/write/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../shared/form/Editor.module.css';
import formStyles from '../shared/form/Form.module.css';
import { differ, useUnsaved } from '../shared/form/useUnsaved.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import type { ProgramChoice } from '../shared/form/useProgramChoices.ts';
import { OfferFields } from './OfferFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { readOffer, pickTexts, toInput, type KeptTimes, type OfferValues } from './offerValues.ts';
import { useOfferChanges } from './useOfferChanges.ts';

interface OfferEditorProps {
  /** The form's first state. */
  readonly start: OfferValues;
  /** Null: a new offer. */
  readonly before: OfferValues | null;
  readonly kept: KeptTimes;
  readonly programs: readonly ProgramChoice[];
  readonly saving: {
    readonly busy: boolean;
    readonly refusal: Refusal | null;
    forgetRefusal(): void;
    reload(): void;
    save(offer: DeviceOfferInput, reason: string): void;
  };
  /** Below the form. */
  readonly children?: ReactNode;
}

/** The form, and beside it the offer as members will see it. */
export function OfferEditor({ start, before, kept, programs, saving, children }: OfferEditorProps) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const [unchanged] = useState(start);
  const [values, setValues] = useState(unchanged);
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const changesBetween = useOfferChanges(programs);
  const read = readOffer(values, { zone, locales: brand.locales, kept });
  const changes = changesBetween(before, values);
  useUnsaved(differ(values, unchanged));
  const { busy, refusal } = saving;
  const fieldError = (field: string) => {
    const fault = tried ? read.faults[field] : undefined;
    return fault === undefined
      ? fieldFault(refusal, field)
      : intl.formatMessage({ id: `internalOffers.fault.${fault}` });
  };
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.forgetRefusal();
    setTried(true);
    if (Object.keys(read.faults).length === 0) setReviewing(true);
  };
  const [first = 'en-US'] = brand.locales;
  const title = pickTexts(values, first).title.trim();
  const asksAgain =
    before !== null &&
    brand.locales.some(
      (locale) => pickTexts(before, locale).agreement !== pickTexts(values, locale).agreement,
    );
  return (
    <div className={styles['editor']}>
      <div>
        <Panel title={<FormattedMessage id="internalOffers.form" />}>
          <form className={formStyles['form']} noValidate onSubmit={review}>
            <OfferFields
              values={values}
              programs={programs}
              zone={zone}
              fieldError={fieldError}
              onChange={setValues}
            />
            {tried && Object.keys(read.faults).length > 0 && (
              <p role="alert" className="small">
                <FormattedMessage id="internalOffers.faulty" />
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
      <div className={styles['preview']}>
        <OfferPreview draft={read.draft} pictureUrl={values.picture?.url ?? null} />
      </div>
      {children !== undefined && <div className={styles['history']}>{children}</div>}
      <ReviewDialog
        open={reviewing}
        title={
          before === null
            ? intl.formatMessage({ id: 'internalOffers.reviewNew' })
            : intl.formatMessage({ id: 'internal.review.title' }, { name: title })
        }
        changes={changes}
        effects={[
          <FormattedMessage
            key="members"
            id={before === null ? 'internalOffers.effect.new' : 'internalOffers.effect.change'}
          />,
          ...(asksAgain ? [<FormattedMessage key="again" id="internalOffers.effect.agreement" />] : []),
        ]}
        confirm={intl.formatMessage({
          id: before === null ? 'internalOffers.create' : 'internal.review.save',
        })}
        busy={busy}
        refusal={refusal}
        onConfirm={(reason) => saving.save(toInput(read, values, before), reason)}
        onClose={() => setReviewing(false)}
        onReload={saving.reload}
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DeviceOfferInput } from '../../../../codegen/relay/NewOfferScreenMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ItemEditor, type ItemSaving } from '../shared/form/ItemEditor.tsx';
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
  readonly saving: ItemSaving<DeviceOfferInput>;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** The form, and beside it the offer as members will see it. */
export function OfferEditor({ start, before, kept, programs, saving, children }: OfferEditorProps) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const changesBetween = useOfferChanges(programs);
  const [first = 'en-US'] = brand.locales;
  return (
    <ItemEditor
      start={start}
      before={before}
      saving={saving}
      words={{
        form: <FormattedMessage id="internalOffers.form" />,
        faulty: <FormattedMessage id="internalOffers.faulty" />,
        fault: (fault) => intl.formatMessage({ id: `internalOffers.fault.${fault}` }),
        reviewNew: intl.formatMessage({ id: 'internalOffers.reviewNew' }),
        create: intl.formatMessage({ id: 'internalOffers.create' }),
      }}
      read={(values) => readOffer(values, { zone, locales: brand.locales, kept })}
      changesBetween={changesBetween}
      effects={(values) => [
        <FormattedMessage
          key="members"
          id={before === null ? 'internalOffers.effect.new' : 'internalOffers.effect.change'}
        />,
        ...(before !== null &&
        brand.locales.some(
          (locale) => pickTexts(before, locale).agreement !== pickTexts(values, locale).agreement,
        )
          ? [<FormattedMessage key="again" id="internalOffers.effect.agreement" />]
          : []),
      ]}
      nameOf={(values) => pickTexts(values, first).title.trim()}
      toInput={toInput}
      fields={(form) => <OfferFields programs={programs} zone={zone} {...form} />}
      preview={(read, { picture }) => <OfferPreview draft={read.draft} pictureUrl={picture?.url ?? null} />}
    >
      {children}
    </ItemEditor>
  );
}

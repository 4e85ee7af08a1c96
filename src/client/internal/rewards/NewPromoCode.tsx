import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NewPromoCode_rewards$key } from '../../../../codegen/relay/NewPromoCode_rewards.graphql.ts';
import type { NewPromoCodeMutation } from '../../../../codegen/relay/NewPromoCodeMutation.graphql.ts';
import { normalPromoCode } from '../../../domain/rewards/checkPromo.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import { RadioField } from '../shared/form/RadioField.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { parseNumber } from '../shared/form/typedNumbers.ts';
import styles from '../shared/form/Form.module.css';
import { differ, useUnsaved } from '../shared/form/useUnsaved.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { newPromo, readPromo, type PromoValues } from './promoValues.ts';

export function NewPromoCode({ rewards: key }: { readonly rewards: NewPromoCode_rewards$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const { number } = useFormats();
  const now = useNow(60_000);
  const { edges } = useFragment(
    graphql`
      fragment NewPromoCode_rewards on StaffRewardConnection {
        edges {
          node {
            id
            title
            state
          }
        }
      }
    `,
    key,
  );
  const rewards = edges.map(({ node }) => node).filter(({ state }) => state !== 'ENDED');
  const [values, setValues] = useState<PromoValues>(() => newPromo(now, zone));
  const [start, setStart] = useState(values);
  useUnsaved(differ(values, start));
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    NewPromoCodeMutation,
    NewPromoCodeMutation['response']['createPromoCode']
  >(
    graphql`
      mutation NewPromoCodeMutation($input: CreatePromoCodeInput!) {
        createPromoCode(input: $input) {
          __typename
          ... on PromoCodeSaved {
            promoCode {
              code
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ createPromoCode }) => createPromoCode,
    [],
  );
  const { draft, faults } = readPromo(values, zone);
  const text = (id: string) => intl.formatMessage({ id: `internalRewards.${id}` });
  const set = (change: Partial<PromoValues>) => setValues({ ...values, ...change });
  const fieldError = (field: string) => {
    const fault = tried ? faults[field] : undefined;
    return fault === undefined ? fieldFault(refusal, field) : text(`promoFault.${fault}`);
  };
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    setTried(true);
    if (Object.keys(faults).length === 0) setReviewing(true);
  };
  const save = (reason: string) => {
    const { startsAt, endsAt, ...rest } = draft;
    write(
      {
        input: {
          ...rest,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt?.toISOString() ?? null,
          reason,
        },
      },
      {
        done: ({ promoCode: { code } }) => intl.formatMessage({ id: 'internal.saved' }, { name: code }),
        onSaved: () => {
          setReviewing(false);
          setTried(false);
          setStart(newPromo(now, zone));
          setValues(newPromo(now, zone));
        },
      },
    );
  };
  const given =
    values.gives === 'points'
      ? number(parseNumber(values.points) ?? 0)
      : (rewards.find(({ id }) => id === values.rewardId)?.title ?? '');
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={review}>
        <div className={styles['pair']}>
          <TextField
            label={text('field.code')}
            hint={text('hint.code')}
            error={fieldError('code')}
            value={values.code}
            onChange={(code) => set({ code })}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            required
          />
          <TextField
            label={text('field.limit')}
            hint={text('hint.limit')}
            error={fieldError('limit')}
            value={values.limit}
            onChange={(limit) => set({ limit })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
          />
        </div>
        <RadioField
          label={text('field.gives')}
          options={(['points', 'reward'] as const).map((value) => ({
            value,
            label: text(`promo.gives.${value}`),
          }))}
          value={values.gives}
          onChange={(gives) => set({ gives })}
        />
        <div className={styles['pair']}>
          {values.gives === 'points' ? (
            <TextField
              label={text('promo.gives.points')}
              error={fieldError('points')}
              value={values.points}
              onChange={(points) => set({ points })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
            />
          ) : (
            <SelectField
              label={text('promo.gives.reward')}
              hint={text('hint.smallest')}
              error={fieldError('points') ?? fieldError('rewardId')}
              prompt={text('promo.choose')}
              options={rewards.map(({ id, title }) => ({ value: id, label: title }))}
              value={values.rewardId}
              onChange={(rewardId) => set({ rewardId })}
            />
          )}
        </div>
        <div className={styles['pair']}>
          <DateTimeField
            label={text('field.startsAt')}
            hint={<FormattedMessage id="internalRewards.hint.zone" values={{ zone }} />}
            error={fieldError('startsAt')}
            value={values.startsAt}
            onChange={(startsAt) => set({ startsAt })}
          />
          <DateTimeField
            label={text('field.endsAt')}
            hint={text('hint.endsAt')}
            error={fieldError('endsAt')}
            value={values.endsAt}
            onChange={(endsAt) => set({ endsAt })}
          />
        </div>
        <div className="row">
          <Button type="submit">
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={text('promo.reviewNew')}
        changes={[
          { label: text('field.code'), from: null, to: normalPromoCode(values.code) },
          { label: text(`promo.gives.${values.gives}`), from: null, to: given },
          {
            label: text('field.limit'),
            from: null,
            to: values.limit === '' ? text('noLimit') : values.limit,
          },
          { label: text('field.startsAt'), from: null, to: values.startsAt.replace('T', ' ') },
          {
            label: text('field.endsAt'),
            from: null,
            to: values.endsAt === '' ? text('noEnd') : values.endsAt.replace('T', ' '),
          },
        ]}
        effects={[<FormattedMessage key="effect" id="internalRewards.promo.effect" />]}
        confirm={text('promo.create')}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={reload}
      />
    </>
  );
}

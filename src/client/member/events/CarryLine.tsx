import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { setAgainstWh } from '../../../domain/settlement/carry.ts';
import type { SettledReceipt } from '../../../domain/settlement/receipt.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ArticleLink } from '../../shared/help/ArticleLink.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Explain } from '../../ui/Explain.tsx';
import { useMonthDay } from '../../shared/format/useLocalDay.ts';

/** "0.3 kWh from November 18 was set against it. How?"; nothing where no evening is set against another. */
export function CarryLine({ receipt }: { readonly receipt: SettledReceipt }) {
  const { energy } = useFormats();
  const monthDay = useMonthDay();
  const { carry, reductionWh, pay } = receipt;
  if (carry === undefined || pay.payment === 'estimate') return null;
  const { openWh, from, leftWh } = carry;
  const setWh = setAgainstWh(carry, reductionWh);
  if (setWh === 0 && leftWh === 0) return null;
  const isNew = leftWh < openWh;
  return (
    <Explain
      title={<FormattedMessage id="events.carry.title" />}
      opener={
        <span>
          {setWh > 0 && from !== null && (
            <FormattedMessage
              id="events.carry.set"
              values={{ energy: energy(setWh), date: monthDay(from.date) }}
            />
          )}{' '}
          {leftWh < 0 && (
            <FormattedMessage
              id={isNew ? 'events.carry.left' : 'events.carry.still'}
              values={{ energy: energy(-leftWh) }}
            />
          )}{' '}
          <span className="figure-why">
            <FormattedMessage id="ui.explain.open" />
          </span>
        </span>
      }
    >
      <CarryFigures receipt={receipt} />
      <p>
        <FormattedMessage id="events.carry.why" />
      </p>
      <ArticleLink about="carry" />
    </Explain>
  );
}

/** Each evening's part in it, with the link to the earlier one. */
export function CarryFigures({ receipt }: { readonly receipt: SettledReceipt }) {
  const { exactEnergy: energy } = useFormats();
  const monthDay = useMonthDay();
  const { carry, reductionWh, before, rules } = receipt;
  if (carry === undefined) return null;
  const { openWh, from, countedWh, leftWh, limitWh, ended } = carry;
  const source = from ?? before.carried;
  const earlier = source && {
    date: monthDay(source.date),
    a: (text: ReactNode[]) => <Link to={paths.event(source.eventId)}>{text}</Link>,
  };
  return (
    <>
      {earlier && ended !== null && (
        <p>
          <FormattedMessage id={`events.carry.ended.${ended}`} values={earlier} />
        </p>
      )}
      {earlier && openWh < 0 && (
        <p>
          <FormattedMessage
            id={reductionWh > 0 ? 'events.carry.open.saved' : 'events.carry.open'}
            values={{
              ...earlier,
              open: energy(-openWh),
              saved: energy(reductionWh),
              counted: energy(Math.max(0, countedWh)),
              counts: countedWh > 0 ? 'yes' : 'no',
            }}
          />
        </p>
      )}
      {leftWh < 0 && (
        <p>
          <FormattedMessage
            id={leftWh < openWh ? 'events.carry.added' : 'events.carry.still'}
            values={{ energy: energy(-leftWh) }}
          />{' '}
          {limitWh !== null && (
            <FormattedMessage
              id="events.carry.limit"
              values={{ limit: energy(limitWh), factor: rules.carryFactor ?? 0 }}
            />
          )}
        </p>
      )}
    </>
  );
}

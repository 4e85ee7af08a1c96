import { useEffect, useRef, type ComponentType, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { eventWord } from '../../../domain/events/types.ts';
import { monthYearText } from '../../../domain/format/dates.ts';
import type { Cause } from '../../../domain/ledger/posting.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Tile } from '../../ui/List.tsx';
import { cx } from '../../ui/cx.ts';
import { ChevronRightIcon } from '../../ui/icons/controlIcons.tsx';
import { BoltIcon, CashIcon, GiftIcon, PlugIcon, UserIcon } from '../../ui/icons/navIcons.tsx';
import { CalendarIcon } from '../../ui/icons/objectIcons.tsx';
import { TicketIcon, WheelIcon } from '../../ui/icons/rewardIcons.tsx';
import type { WalletMovement } from '../../../../codegen/rest/types.ts';
import styles from './wallet.module.css';

/** Each cause's icon. Its sentence is `wallet.cause.<cause>`; a cause without either does not compile. */
const ICONS: Readonly<Record<Cause, ComponentType>> = {
  'event-reduction': BoltIcon,
  'event-participation': BoltIcon,
  'event-correction': BoltIcon,
  'month-reduction': CalendarIcon,
  'staff-adjustment': UserIcon,
  'appliance-inventory': PlugIcon,
  'order-hold': GiftIcon,
  'order-capture': GiftIcon,
  'order-release': GiftIcon,
  'order-recapture': GiftIcon,
  'promo-code': TicketIcon,
  'wheel-prize': WheelIcon,
  referral: UserIcon,
  'referral-boosted': UserIcon,
  'referral-welcome': UserIcon,
  'utility-paid': CashIcon,
  'account-deleted': UserIcon,
};

export interface MovementRowProps {
  readonly movement: WalletMovement;
  /** The home's zone. */
  readonly timeZone: string;
  readonly takesFocus: boolean;
  /** A link led to it: it is marked and brought into view. */
  readonly isSought: boolean;
}

/** A movement: its cause in a sentence, when, how much, the balance after it, and the link to its receipt. */
export function MovementRow({ movement, timeZone, takesFocus, isSought }: MovementRowProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus || isSought) row.current?.focus({ preventScroll: true });
    if (isSought) row.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus, isSought]);
  const { pay } = useFormats();
  const { cause, points, balance_after: after } = movement;
  const Icon = ICONS[cause];
  const to = receiptPath(movement);
  const id = isSought ? 'entry' : undefined;
  const look = cx('list-item', styles['row'], isSought && styles['sought']);
  const inside = (
    <>
      <Tile tone={points > 0 ? 'saved' : 'quiet'}>
        <Icon />
      </Tile>
      <span className="list-text">
        <span className="strong">
          <CauseSentence movement={movement} />
        </span>
        {movement.adjustment?.note != null && <span className="small">{movement.adjustment.note}</span>}
        <span className="small muted">
          <When movement={movement} timeZone={timeZone} />
        </span>
      </span>
      <span className={styles['amount']}>
        <span className={cx('number', 'strong', points > 0 && styles['more'])}>
          <FormattedMessage
            id="wallet.amount"
            values={{ sign: points > 0 ? '+' : points < 0 ? '−' : '', pay: pay(Math.abs(points)) }}
          />
        </span>
        <span className="number small muted">
          <FormattedMessage id="wallet.after" values={{ pay: pay(after.points) }} />
        </span>
      </span>
    </>
  );
  if (to === null) {
    return (
      <li>
        <div ref={row as Ref<HTMLDivElement>} id={id} className={look} tabIndex={-1}>
          {inside}
        </div>
      </li>
    );
  }
  return (
    <li>
      <Link ref={row as Ref<HTMLAnchorElement>} id={id} to={to} className={look}>
        {inside}
        <ChevronRightIcon size={20} />
      </Link>
    </li>
  );
}

function CauseSentence({
  movement: { cause, event, month, order, paid_by: paidBy, adjustment },
}: {
  readonly movement: WalletMovement;
}) {
  const { brand } = useApp();
  const { locale } = useFormats();
  const type = event?.type ?? 'PARTICIPATION_REDUCTION';
  const noun = brand.words[eventWord(type)];
  return (
    <FormattedMessage
      id={`wallet.cause.${cause}`}
      values={{
        type,
        noun: noun.one,
        event: noun.withArticle,
        month: month === null ? '' : monthYearText(month, locale),
        order: order?.title ?? 'none',
        kind: order?.kind ?? 'none',
        utility: paidBy ?? '',
        adjustment: adjustment?.cause ?? 'other',
      }}
    />
  );
}

/** The day of the movement; of an event's also when the event was. */
function When({
  movement: { booked_at: bookedAt, cause, event },
  timeZone,
}: Omit<MovementRowProps, 'takesFocus' | 'isSought'>) {
  const now = useNow(60_000);
  const { day, onDay, when } = useFormats();
  const at = new Date(bookedAt);
  const booked = { startsAt: at, endsAt: at, timeZone };
  if (event === null) return day(booked, now);
  const held = {
    startsAt: new Date(event.starts_at),
    endsAt: new Date(event.ends_at),
    timeZone: event.time_zone,
  };
  return (
    <FormattedMessage
      id="wallet.when"
      values={{
        when: when(held, now),
        booked: (
          <span className={styles['booked']}>
            <FormattedMessage
              id={cause === 'event-correction' ? 'wallet.corrected' : 'wallet.added'}
              values={{ day: onDay(booked, now) }}
            />
          </span>
        ),
      }}
    />
  );
}

function receiptPath({ cause, event, order }: WalletMovement): string | null {
  if (event !== null) return paths.event(event.id);
  if (order !== null) return paths.order(order.id);
  if (cause.startsWith('referral')) return paths.invite();
  return cause === 'appliance-inventory' ? paths.signupStep('appliances', { edit: true }) : null;
}

import { FormattedMessage } from 'react-intl';
import type { WheelResult, WheelSpin } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FoldRow } from '../../ui/FoldRow.tsx';
import { ClockIcon } from '../../ui/icons/objectIcons.tsx';
import { CheckSpin } from './CheckSpin.tsx';
import { usePrizeName } from './usePrizeName.ts';
import styles from './wheel.module.css';

const SHOWN = 6;

/** The member's own spins, each with its check. */
export function SpinHistory({ history }: { readonly history: readonly WheelSpin[] }) {
  const now = useNow(60_000);
  const { zone } = useApp();
  const { moment } = useFormats();
  const prizeName = usePrizeName();
  const seen = history.filter(({ is_seen: isSeen }) => isSeen);
  const latest = seen[0]?.result;
  const item = (spin: WheelSpin) => {
    const { result, spun_at: spunAt } = spin;
    if (result === null || spunAt === null) return null;
    return (
      <li key={spin.rmw_spin_id}>
        <div className="row row-apart">
          <span className="strong">{prizeName({ type: result.prize_type, title: result.title })}</span>
          <time dateTime={spunAt} className="small muted">
            {moment(new Date(spunAt), zone, now)}
          </time>
        </div>
        <p className="small muted">
          <FormattedMessage id={`wheel.state.${shownState(result)}`} />
        </p>
        <CheckSpin spin={spin}>
          {result.order_id !== null && (
            <ButtonLink to={paths.order(result.order_id)} look="quiet" small>
              <FormattedMessage id="wheel.toOrder" />
            </ButtonLink>
          )}
        </CheckSpin>
      </li>
    );
  };
  return (
    <FoldRow
      icon={<ClockIcon />}
      title={<FormattedMessage id="wheel.history.title" />}
      detail={
        <FormattedMessage
          id="wheel.history.last"
          values={{
            spun: latest == null ? 'no' : 'yes',
            prize: latest == null ? '' : prizeName({ type: latest.prize_type, title: latest.title }),
          }}
        />
      }
    >
      {seen.length === 0 ? (
        <p className="muted">
          <FormattedMessage id="wheel.history.none" />
        </p>
      ) : (
        <>
          <ul className={styles['spins']}>{seen.slice(0, SHOWN).map(item)}</ul>
          {seen.length > SHOWN && (
            <Disclosure summary={<FormattedMessage id="wheel.history.older" />}>
              <ul className={styles['spins']}>{seen.slice(SHOWN).map(item)}</ul>
            </Disclosure>
          )}
        </>
      )}
    </FoldRow>
  );
}

/** A prize's state; an entry is in the draw, or won it. */
function shownState({ prize_type: type, state, order_id: orderId }: WheelResult) {
  if (type !== 'PRIZE_ENTRY' || state !== 'redeemed') return state;
  return orderId === null ? 'entered' : 'drawn';
}

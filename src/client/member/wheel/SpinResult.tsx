import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WheelSpin } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PrizeActions } from './PrizeActions.tsx';

interface SpinResultProps {
  readonly spin: WheelSpin;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onDone: () => void;
}

/** What a spin gave: each kind of prize with its own words and next step (WHL-02). */
export function SpinResult({ spin, heading, onDone }: SpinResultProps) {
  const { pay } = useFormats();
  const { result } = spin;
  if (result === null) return null;
  const values = { title: result.title, amount: pay(result.points ?? 0) };
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        <FormattedMessage id={`wheel.result.${result.prize_type}.title`} values={values} />
      </h2>
      <p>
        <FormattedMessage id={`wheel.result.${result.prize_type}.text`} values={values} />
      </p>
      {/* What is credited right away is described above already. */}
      {result.state === 'waiting' && result.text !== '' && <p className="small muted">{result.text}</p>}
      {result.state === 'waiting' && <PrizeActions spin={spin} onDone={onDone} />}
      <div className="row">
        {result.state !== 'waiting' && more()}
        <Button look={result.state === 'waiting' ? 'quiet' : 'primary'} onClick={onDone}>
          <FormattedMessage id={result.state === 'waiting' ? 'wheel.later' : 'wheel.goOn'} />
        </Button>
      </div>
    </div>
  );

  function more() {
    switch (result?.prize_type) {
      case 'CASH':
      case 'DAILY_CASH':
        return (
          <ButtonLink to={paths.wallet()} look="secondary" onClick={onDone}>
            <FormattedMessage id="wheel.toWallet" />
          </ButtonLink>
        );
      case 'REFERRAL_BOOST':
        return (
          <ButtonLink to={paths.invite()} look="secondary" onClick={onDone}>
            <FormattedMessage id="wheel.toInvite" />
          </ButtonLink>
        );
      default:
        return null;
    }
  }
}

import { FormattedMessage } from 'react-intl';
import { LazyDialog } from '../dialog/LazyDialog.tsx';
import { OrderCode } from './OrderCode.tsx';

interface GiftCodeProps {
  readonly failure: string | null;
  readonly onConfirmed: () => Promise<void>;
  readonly onClose: () => void;
}

/** The code for a gift card that was won or given. */
export function GiftCode({ failure, onConfirmed, onClose }: GiftCodeProps) {
  return (
    <LazyDialog open onClose={onClose} title={<FormattedMessage id="cashout.code.title" />}>
      <OrderCode
        way="gift"
        points={0}
        rewardId={null}
        button={<FormattedMessage id="cashout.code.gift" />}
        failure={failure}
        onConfirmed={onConfirmed}
      />
    </LazyDialog>
  );
}

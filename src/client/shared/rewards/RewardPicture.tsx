import type { ComponentType } from 'react';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { cx } from '../../ui/cx.ts';
import type { IconProps } from '../../ui/icons/Icon.tsx';
import { DeviceIcon } from '../../ui/icons/deviceIcons.tsx';
import { CashIcon } from '../../ui/icons/navIcons.tsx';
import {
  CardIcon,
  HeartIcon,
  ShirtIcon,
  TicketIcon,
  TrophyIcon,
  WheelIcon,
} from '../../ui/icons/rewardIcons.tsx';
import { useBrokenPicture } from '../../ui/useBrokenPicture.ts';
import styles from './rewards.module.css';

const ICONS: Readonly<Record<Reward['type'], ComponentType<IconProps>>> = {
  CASH: CashIcon,
  DEVICE: DeviceIcon,
  DONATION: HeartIcon,
  GIFT_CARD: CardIcon,
  PRIZE: TrophyIcon,
  SWAG: ShirtIcon,
  WHEEL: WheelIcon,
  COUPON: TicketIcon,
};

interface RewardPictureProps {
  readonly type: Reward['type'];
  readonly url: string | null;
  readonly large?: boolean;
}

/** A reward's picture, or its type's icon on the brand's tint. */
export function RewardPicture({ type, url, large = false }: RewardPictureProps) {
  const { isBroken, watch } = useBrokenPicture(url);
  const Sign = ICONS[type];
  const isBlank = url === null || isBroken;
  return (
    <span className={cx(styles['picture'], large && styles['large'], large && isBlank && styles['blank'])}>
      {isBlank ? (
        <Sign size={large ? 96 : 56} />
      ) : (
        <img {...watch} src={url} alt="" width={640} height={360} loading="lazy" />
      )}
    </span>
  );
}

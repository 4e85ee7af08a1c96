import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import { DeviceTypeIcon } from '../devices/DeviceTypeIcon.tsx';
import { cx } from '../../ui/cx.ts';
import { useBrokenPicture } from '../../ui/useBrokenPicture.ts';
import styles from './offers.module.css';

interface OfferPictureProps {
  readonly type: string;
  readonly url: string | null;
  readonly large?: boolean;
}

/** A device's picture, or its type's icon on the brand's tint. */
export function OfferPicture({ type, url, large = false }: OfferPictureProps) {
  const { isBroken, watch } = useBrokenPicture(url);
  const isBlank = url === null || isBroken;
  return (
    <span className={cx(styles['picture'], large && styles['large'], large && isBlank && styles['blank'])}>
      {isBlank ? (
        <DeviceTypeIcon type={deviceType(type)} size={large ? 96 : 56} />
      ) : (
        <img {...watch} src={url} alt="" width={640} height={360} loading="lazy" />
      )}
    </span>
  );
}

import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* What points are spent on. */

/** A gift card. */
export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="6" width="18" height="12.5" rx="2" />
    <path d="M3 11h18M9 6v12.5M9 11 6.75 8.75M9 11l2.25-2.25" />
  </Icon>
);

/** A donation. */
export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20c-4.8-3.6-8-6.7-8-10.4A4.35 4.35 0 0 1 8.35 5.2c1.5 0 2.85.8 3.65 2 .8-1.2 2.15-2 3.65-2A4.35 4.35 0 0 1 20 9.6C20 13.3 16.8 16.4 12 20z" />
  </Icon>
);

/** The brand's own things. */
export const ShirtIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m8.5 4.5-5 3 2 4 2-1V20h9v-9.5l2 1 2-4-5-3c-.6 1.7-1.9 2.5-3.5 2.5s-2.9-.8-3.5-2.5z" />
  </Icon>
);

/** A coupon. */
export const TicketIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16v3.25a1.9 1.9 0 0 0 0 3.5V17H4v-3.25a1.9 1.9 0 0 0 0-3.5zM14 7v2M14 11v2M14 15v2" />
  </Icon>
);

/** A prize. */
export const TrophyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 6H4.5c0 3 1 4.75 3.2 5M16.5 6h3c0 3-1 4.75-3.2 5M12 14v3.5M8.5 20c.3-1.6 1.7-2.5 3.5-2.5s3.2.9 3.5 2.5z" />
  </Icon>
);

/** A spin of the wheel. */
export const WheelIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18" />
  </Icon>
);

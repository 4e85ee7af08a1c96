import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* The areas of the app. */

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10.6 12 4l8 6.6V18.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z" />
    <path d="M9.75 20v-5.25h4.5V20" />
  </Icon>
);

/** An energy event. */
export const BoltIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.25 3 5.5 13.5h5.25L9.75 21l8.25-11h-5.5z" />
  </Icon>
);

/** The home's energy over time. */
export const EnergyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16M6.5 16.5v-5M10.25 16.5v-9M14 16.5v-6M17.75 16.5V4.5" />
  </Icon>
);

/** A connected device. */
export const PlugIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v4" />
  </Icon>
);

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.5h16v3.5H4zM5.5 12h13v8h-13zM12 8.5V20" />
    <path d="M12 8.5C10.5 4 6.5 3.4 6.5 6.1c0 1.6 2.2 2.4 5.5 2.4zM12 8.5c1.5-4.5 5.5-5.1 5.5-2.4 0 1.6-2.2 2.4-5.5 2.4z" />
  </Icon>
);

export const CashIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="6" width="18" height="12" rx="2" />
    <circle cx="12" cy="12" r="2.75" />
    <path d="M6.5 9.5v5M17.5 9.5v5" />
  </Icon>
);

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.25" />
    <path d="M3 19.5c.4-3.4 2.8-5.25 6-5.25s5.6 1.85 6 5.25M15.5 5.6a3.25 3.25 0 0 1 0 5.8M17.5 14.7c2 .7 3.2 2.3 3.5 4.8" />
  </Icon>
);

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.25" r="3.75" />
    <path d="M4.75 20c.5-3.9 3.4-6 7.25-6s6.75 2.1 7.25 6" />
  </Icon>
);

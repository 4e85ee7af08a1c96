import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Objects and actions. */

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.25V12l3.25 2" />
  </Icon>
);

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 19.5h15" />
  </Icon>
);

export const LeafIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 18.5C3.5 10.5 8.5 4.5 20 4.5c0 11.5-6 16-14.5 14zM4 20.5c2-5 5.5-8.5 10-10.5" />
  </Icon>
);

/** A streak. */
export const FlameIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3c.5 3.5 5.75 5.5 5.75 11a5.75 5.75 0 0 1-11.5 0c0-2.3 1-3.9 2.25-5.25.2 1.6.9 2.4 1.75 2.75C9.9 8.25 10.75 5 12 3z" />
    <path d="M12 19.75a2.5 2.5 0 0 1-2.5-2.5c0-1.5 1.25-2.25 2.5-3.75 1.25 1.5 2.5 2.25 2.5 3.75a2.5 2.5 0 0 1-2.5 2.5z" />
  </Icon>
);

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3.75" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.65 5.65l1.4 1.4M16.95 16.95l1.4 1.4M18.35 5.65l-1.4 1.4M7.05 16.95l-1.4 1.4" />
  </Icon>
);

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16M6.5 16.5v-5M12 16.5v-11M17.5 16.5V9" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </Icon>
);

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 5 6v5.5c0 4.25 2.8 7.4 7 9 4.2-1.6 7-4.75 7-9V6z" />
    <path d="m9 11.9 2.1 2.1L15 10" />
  </Icon>
);

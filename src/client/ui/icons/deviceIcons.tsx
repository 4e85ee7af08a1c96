import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Kinds of devices. */

export const ThermostatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 13.8V6a2.5 2.5 0 0 0-5 0v7.8a4.5 4.5 0 1 0 5 0zM11.5 9.5v7M17.5 6.5h2.5M17.5 10h2.5" />
  </Icon>
);

export const LampIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 17.5c0-2-3-3.25-3-7a5.5 5.5 0 0 1 11 0c0 3.75-3 5-3 7zM9.75 20.5h4.5" />
  </Icon>
);

export const CarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 16.5v-4l2.2-5A2 2 0 0 1 8 6.25h8a2 2 0 0 1 1.8 1.25l2.2 5v4zM4 12.5h16M6 16.5v2M18 16.5v2" />
  </Icon>
);

export const BatteryIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="5.5" width="11" height="15" rx="2" />
    <path d="M10 3h4M12.5 9l-2.25 4h3.5L11.5 17" />
  </Icon>
);

export const WaterHeaterIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6" y="3.5" width="12" height="17" rx="4" />
    <path d="M12 8c1.7 2 2.6 3.2 2.6 4.5a2.6 2.6 0 0 1-5.2 0C9.4 11.2 10.3 10 12 8zM9.5 17.5h5" />
  </Icon>
);

export const SpeakerIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="3.5" width="11" height="17" rx="3.5" />
    <circle cx="12" cy="14" r="3" />
    <path d="M10.5 7.25h3" />
  </Icon>
);

export const MeterIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8 14.5a4.5 4.5 0 0 1 8 0M12 14.5l2-3.5" />
  </Icon>
);

export const AirConditionerIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="7.5" rx="2" />
    <path d="M6.5 9.5h8M7.5 15.5c0 1.75-1 1.75-1 3.5M12 15.5c0 1.75-1 1.75-1 3.5M16.5 15.5c0 1.75-1 1.75-1 3.5" />
  </Icon>
);

export const PurifierIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="3.5" width="11" height="17" rx="2.5" />
    <path d="M9.5 8h5M9.5 11h5M9.5 14h5" />
  </Icon>
);

export const FridgeIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="3.5" width="11" height="17" rx="2" />
    <path d="M6.5 10h11M9.5 6v1.75M9.5 12.5v3" />
  </Icon>
);

export const TvIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="11" rx="2" />
    <path d="M9 19.5h6" />
  </Icon>
);

export const SolarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 11.5h11l2.5 8H4zM12 11.5v8M5.25 15.5h13.5" />
    <path d="M12 3.5v2M7 5l1 1.5M17 5l-1 1.5" />
  </Icon>
);

export const DeviceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="4.5" width="15" height="15" rx="3" />
    <path d="M12 8.5v4M9.2 10.2a4 4 0 1 0 5.6 0" />
  </Icon>
);

import type { ComponentType } from 'react';
import type { DeviceType } from '../../../domain/devices/deviceTypes.ts';
import { PlugIcon } from '../../ui/icons/navIcons.tsx';
import {
  AirConditionerIcon,
  BatteryIcon,
  CarIcon,
  DeviceIcon,
  FridgeIcon,
  LampIcon,
  MeterIcon,
  PurifierIcon,
  SolarIcon,
  SpeakerIcon,
  ThermostatIcon,
  TvIcon,
  WaterHeaterIcon,
} from '../../ui/icons/deviceIcons.tsx';
import type { IconProps } from '../../ui/icons/Icon.tsx';

const ICONS: Readonly<Record<DeviceType, ComponentType<IconProps>>> = {
  thermostat: ThermostatIcon,
  plug: PlugIcon,
  light: LampIcon,
  default: DeviceIcon,
  solar: SolarIcon,
  ev: CarIcon,
  battery: BatteryIcon,
  waterheater: WaterHeaterIcon,
  assistant: SpeakerIcon,
  monitor: MeterIcon,
  airpurifier: PurifierIcon,
  refrigerator: FridgeIcon,
  windowairconditioner: AirConditionerIcon,
  portableairconditioner: AirConditionerIcon,
  minisplitairconditioner: AirConditionerIcon,
  tv: TvIcon,
};

/** The picture of a kind of device (DEV-02). */
export function DeviceTypeIcon({ type, size }: { readonly type: DeviceType; readonly size?: number }) {
  const Picture = ICONS[type];
  return size === undefined ? <Picture /> : <Picture size={size} />;
}

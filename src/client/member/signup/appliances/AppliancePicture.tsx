import type { ReactNode } from 'react';
import type { ApplianceKindName } from '../../../../domain/signup/appliances.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';

const DRAWINGS: Readonly<Record<ApplianceKindName, ReactNode>> = {
  CENTRAL_AIR: <path d="M3.5 11.5 12 4l8.5 7.5M5.5 10v10h13V10M12 10.5v7M9 12.25l6 3.5M15 12.25l-6 3.5" />,
  ROOM_AIR_CONDITIONER: (
    <path d="M3.5 5h17v7h-17zM6.5 9.25h11M7 15.5c0 1.5-1.25 1.75-1.25 3.25M12 15.5v4M17 15.5c0 1.5 1.25 1.75 1.25 3.25" />
  ),
  HEAT_PUMP: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <circle cx="9.5" cy="12" r="4" />
      <path d="M9.5 8c1.5 1.5 1.5 6.5 0 8M5.5 12h8M17 9v6" />
    </>
  ),
  ELECTRIC_HEATING: (
    <path d="M5 7.5h14v10.5H5zM8.5 7.5V18M12 7.5V18M15.500 7.500V18M7 18v2M17 18v2M8.5 5c0-1 1-1 1-2M14 5c0-1 1-1 1-2" />
  ),
  ELECTRIC_WATER_HEATER: (
    <>
      <rect x="6" y="3.500" width="12" height="15" rx="4" />
      <path d="M9 18.500v2.500M15 18.500v2.500M12 7.500c1.750 2.200 2.600 3.400 2.600 4.500a2.600 2.600 0 0 1-5.200 0c0-1.100.850-2.300 2.600-4.500z" />
    </>
  ),
  POOL_PUMP: (
    <path d="M3.500 17c1.400 0 1.400-1 2.850-1s1.400 1 2.800 1 1.450-1 2.850-1 1.400 1 2.850 1 1.400-1 2.800-1 1.450 1 2.850 1M8 15.500V6.500a2 2 0 0 1 4 0M15 15.500V6.500a2 2 0 0 1 4 0M8 9.500h7M8 12.500h7M3.500 20.500h17" />
  ),
  HOT_TUB: (
    <path d="M4 12.500h16v5a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 17.500zM8.500 9.500c0-1.500-1.250-1.500-1.250-3S8.500 5 8.500 3.500M12.750 9.500c0-1.500-1.250-1.500-1.250-3s1.250-1.500 1.250-3M17 9.500c0-1.500-1.250-1.500-1.250-3S17 5 17 3.500" />
  ),
  CLOTHES_DRYER: (
    <>
      <rect x="4.500" y="3.500" width="15" height="17" rx="2" />
      <circle cx="12" cy="13.500" r="4.250" />
      <path d="M7.500 6.500h3M16 6.500h.500M10 13.500c1.250-1.250 2.750 1.250 4 0" />
    </>
  ),
  DISHWASHER: (
    <>
      <rect x="4.500" y="3.500" width="15" height="17" rx="2" />
      <path d="M4.500 8h15M7.500 5.750h.500M11 5.750h5.500M8 17.500V14a2 2 0 0 1 4 0v3.500M14.500 17.500V12M7 17.500h10" />
    </>
  ),
  ELECTRIC_VEHICLE: (
    <>
      <path d="M3.500 15.500v-3l2-.500 2-4h7l3 4 3 .750v2.750h-2M15 15.500H9M5.500 15.500h-2" />
      <circle cx="7.250" cy="16" r="1.750" />
      <circle cx="16.750" cy="16" r="1.750" />
      <path d="M11.750 8.250 10.500 11h2.500l-1.250 2.500" />
    </>
  ),
  SMART_THERMOSTAT: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 3.500v2M20.500 12h-2M5.500 12h-2M9.500 14.500h1.250a1.500 1.500 0 0 0 0-3l1.250-2H9.500M14.750 9.500v.100" />
    </>
  ),
  SOLAR_PANELS: (
    <path d="M6 10.500h12l2.500 8h-17zM12 10.500v8M4.750 14.500h14.500M12 18.500V21M9 21h6M12 3v3.500M6.500 5l1.750 2M17.500 5l-1.750 2" />
  ),
  HOME_BATTERY: <path d="M6 5.500h12v15H6zM9.500 3.500h5v2h-5zM12.750 8.500 9.500 13.500h5l-3.250 5" />,
};

/** A drawing of the appliance, shown above its name. */
export function AppliancePicture({ kind }: { readonly kind: ApplianceKindName }) {
  return <Icon size={36}>{DRAWINGS[kind]}</Icon>;
}

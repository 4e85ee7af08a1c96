import type { ApplianceKindName } from '../signup/appliances.ts';
import { deviceControl, deviceType, type DeviceType } from '../devices/deviceTypes.ts';
import { addDays, type LocalDate } from '../meter/zone.ts';

/** What people do by hand in an event. The last five suit every home. */
export const HOUR_ACTIONS = [
  'cooling',
  'heating',
  'car',
  'dryer',
  'tub',
  'water',
  'pool',
  'dishwasher',
  'comfort',
  'machines',
  'cooking',
  'lights',
  'standby',
] as const;
export type HourAction = (typeof HOUR_ACTIONS)[number];

/** How many a member is asked to do. */
const SUGGESTED = 3;

export type Climate = 'cooling' | 'heating';

/** What is known of a home. */
export interface HomeInHour {
  /** Kinds of appliances that the member said the home has. */
  readonly kinds: ReadonlySet<string>;
  /** Types of the devices that take part by themselves. */
  readonly deviceTypes: readonly string[];
  readonly climate: Climate | null;
}

/** The action with each kind of appliance; `climate` differs by season. */
const ACTIONS: Readonly<Partial<Record<ApplianceKindName, HourAction | 'climate'>>> = {
  CENTRAL_AIR: 'cooling',
  ROOM_AIR_CONDITIONER: 'cooling',
  HEAT_PUMP: 'climate',
  ELECTRIC_HEATING: 'heating',
  ELECTRIC_VEHICLE: 'car',
  CLOTHES_DRYER: 'dryer',
  HOT_TUB: 'tub',
  ELECTRIC_WATER_HEATER: 'water',
  POOL_PUMP: 'pool',
  DISHWASHER: 'dishwasher',
};

/** The device types that spare the member an action. */
const BY_ITSELF: Readonly<Partial<Record<HourAction, readonly DeviceType[]>>> = {
  cooling: ['thermostat', 'windowairconditioner', 'portableairconditioner', 'minisplitairconditioner'],
  heating: ['thermostat', 'minisplitairconditioner'],
  comfort: ['thermostat', 'minisplitairconditioner'],
  car: ['ev'],
  water: ['waterheater'],
};

/** Three things to do by hand, what uses most in this home first. What a device does by itself is not among them. */
export function hourActions(home: HomeInHour): readonly HourAction[] {
  const own = ownActions(home);
  const covers = (...actions: readonly HourAction[]) => own.some((action) => actions.includes(action));
  const everyHome: readonly HourAction[] = [
    ...(covers('cooling', 'heating') ? [] : (['comfort'] as const)),
    ...(covers('dryer', 'dishwasher') ? [] : (['machines'] as const)),
    'cooking',
    'lights',
    'standby',
  ];
  return [...own, ...everyHome.filter((action) => !isByItself(action, home))].slice(0, SUGGESTED);
}

/** What the member's own appliances allow, what uses most first. */
function ownActions(home: HomeInHour): readonly HourAction[] {
  const found = new Set(
    [...home.kinds].flatMap((kind) => {
      const action = applianceAction(kind, home.climate);
      return action === null ? [] : [action];
    }),
  );
  return HOUR_ACTIONS.filter((action) => found.has(action) && !isByItself(action, home));
}

/** Null for an appliance that gives nothing to do at this time of the year. */
export function applianceAction(kind: string, climate: Climate | null): HourAction | null {
  const action = (ACTIONS as Readonly<Record<string, HourAction | 'climate' | undefined>>)[kind];
  if (action === undefined) return null;
  if (action === 'climate') return climate;
  return (action === 'cooling' || action === 'heating') && action !== climate ? null : action;
}

export function isByItself(action: HourAction, { deviceTypes }: Pick<HomeInHour, 'deviceTypes'>): boolean {
  const sparing = BY_ITSELF[action] ?? [];
  return deviceTypes.some((type) => {
    const known = deviceType(type);
    return deviceControl(known) !== 'none' && sparing.includes(known);
  });
}

const SIX_MONTHS = 183;

/** What homes do at this time of the year; null in April and October, when it may be either. */
export function climateOn(date: LocalDate, isSouthern: boolean): Climate | null {
  const month = Number((isSouthern ? addDays(date, SIX_MONTHS) : date).slice(5, 7));
  if (month === 4 || month === 10) return null;
  return month > 4 && month < 10 ? 'cooling' : 'heating';
}

/** The temperatures an event may move a device between, tenths of a degree Celsius. */
export interface ComfortBand {
  readonly lowest: number;
  readonly highest: number;
}

/** The default: 18.0 to 27.0 °C. Source: decisions, "Events and devices". */
export const USUAL_COMFORT: ComfortBand = { lowest: 180, highest: 270 };

/** A valid band lies within 10.0 to 35.0 °C and is at least 2.0 °C wide, so that an event has room to act. */
export const COMFORT_LIMITS = { lowest: 100, highest: 350, narrowest: 20 } as const;

export type ComfortFault = 'order' | 'range' | 'narrow';

/** Why a band is invalid; null: it is valid. Fractions of a tenth are out of range. */
export function comfortFault({ lowest, highest }: ComfortBand): ComfortFault | null {
  const { lowest: least, highest: most, narrowest } = COMFORT_LIMITS;
  if (!Number.isInteger(lowest) || !Number.isInteger(highest) || lowest < least || highest > most)
    return 'range';
  if (highest <= lowest) return 'order';
  return highest - lowest < narrowest ? 'narrow' : null;
}

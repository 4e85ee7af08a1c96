import { createContext } from 'react';
import type { EnergyUnit } from '../../../domain/format/energy.ts';

/** The unit of everything inside; null: each amount has its own. A screen sets it to the `energyUnit` of what it shows. */
export const EnergyUnitContext = createContext<EnergyUnit | null>(null);

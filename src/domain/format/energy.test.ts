import { describe, expect, it } from 'vitest';
import { energyFigure, energyUnit, exactEnergyFigure, formatEnergy } from './energy.ts';

describe('energy', () => {
  it.each([
    [0, '0 Wh'],
    [-0.4, '0 Wh'],
    [850, '850 Wh'],
    [999, '999 Wh'],
    [999.6, '1 kWh'],
    [1000, '1 kWh'],
    [1150, '1.2 kWh'],
    [1196, '1.2 kWh'],
    [1249, '1.2 kWh'],
    [1250, '1.3 kWh'],
    [-1250, '-1.3 kWh'],
    [1_234_567, '1,234.6 kWh'],
  ])('%d Wh alone is shown as "%s"', (wattHours, text) => {
    expect(formatEnergy(wattHours)).toBe(text.replace(' ', '\u00a0'));
  });

  it.each([
    [[], 'Wh'],
    [[null, undefined], 'Wh'],
    [[467, 850, -999], 'Wh'],
    [[467, 1_230], 'kWh'],
    [[4, -1_500], 'kWh'],
    [[999.6], 'kWh'],
  ] as const)('one unit for a page that shows %j Wh: %s', (values, unit) => {
    expect(energyUnit(values)).toBe(unit);
  });

  it.each([
    [467, 'kWh', '0.47 kWh'],
    [1_230, 'kWh', '1.2 kWh'],
    [467, 'Wh', '467 Wh'],
    [64, 'kWh', '0.06 kWh'],
    [4, 'kWh', '0.004 kWh'],
    [-4, 'kWh', '-0.004 kWh'],
    [0, 'kWh', '0 kWh'],
    [-467, 'kWh', '-0.47 kWh'],
  ] as const)('%d Wh on a page in its unit %s is shown as "%s"', (wattHours, unit, text) => {
    expect(formatEnergy(wattHours, 'en-US', unit)).toBe(text.replace(' ', '\u00a0'));
  });

  it('has a comma in French', () => {
    expect(energyFigure(1196, 'kWh', 'fr-CA')).toBe('1,2');
  });

  it('is exact on receipts', () => {
    expect(exactEnergyFigure(1196, 'kWh')).toBe('1.196');
    expect(exactEnergyFigure(1000, 'kWh')).toBe('1.000');
    expect(exactEnergyFigure(467, 'kWh', 'fr-CA')).toBe('0,467');
    expect(exactEnergyFigure(467, 'Wh')).toBe('467');
  });
});

import { describe, expect, it } from 'vitest';
import { energyParts, exactKilowattHours, formatEnergy, formatEnergyBeside } from './energy.ts';

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
  ])('%d Wh is shown as "%s"', (wattHours, text) => {
    expect(formatEnergy(wattHours)).toBe(text.replace(' ', '\u00a0'));
  });

  it.each([
    [467, [1_230], '0.47 kWh'],
    [1_230, [467], '1.2 kWh'],
    [467, [850], '467 Wh'],
    [4, [-1_500], '0 kWh'],
  ])('%d Wh next to %j is shown as "%s"', (wattHours, others, text) => {
    expect(formatEnergyBeside(wattHours, others)).toBe(text.replace(' ', '\u00a0'));
  });

  it('has a comma in French', () => {
    expect(energyParts(1196, 'fr-CA')).toEqual({ figure: '1,2', unit: 'kWh', value: 1.2 });
  });

  it('is exact on receipts', () => {
    expect(exactKilowattHours(1196)).toBe('1.196');
    expect(exactKilowattHours(1000)).toBe('1.000');
  });
});

import { describe, expect, it } from 'vitest';
import { clientApp, renderHtml } from '../../../../tests/support/clientApp.tsx';
import { UseBars, type EnergyFlow } from './UseBars.tsx';

async function shown(flow: EnergyFlow, ...values: readonly (number | null)[]): Promise<string> {
  const bars = values.map((value, hour) => ({ key: String(hour), name: `${hour}:00`, label: '', value }));
  return renderHtml(
    await clientApp(),
    <UseBars
      flow={flow}
      totalWattHours={values.reduce<number>((sum, value) => sum + (value ?? 0), 0)}
      bars={bars}
      label="Hours"
    />,
    '/',
  );
}

const heights = (html: string) =>
  [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));

describe('DEV-14: energy that a device generates', () => {
  it('draws solar generation upwards, with its sign inverted', async () => {
    const html = await shown('gives', 0, -500, -1000, null);
    for (const words of ['1.5\u00a0kWh', '0:00: 0 kWh', '1:00: 0.5 kWh', '2:00: 1 kWh'])
      expect(html).toContain(words);
    expect(html).not.toMatch(/[-−][\d.]+.k?Wh|\dWh|\d Wh|Below the line/);
    expect(heights(html)).toEqual([0, 80, 160]);
  });

  it('draws battery discharge below the zero line', async () => {
    const html = await shown('stores', 500, 100, -500);
    for (const words of ['0:00: 500 Wh', '2:00: -500 Wh', 'Below the line is what it sent back.'])
      expect(html).toContain(words);
    expect(heights(html)).toEqual([80, 16, 80]);
    expect(html).toMatch(/<rect[^>]* y="80"/);
    const text = html.replace(/<[^>]+>/g, ' ');
    expect(text).toMatch(/600\u00a0Wh\s+Charged/);
    expect(text).toMatch(/500\u00a0Wh\s+Sent back/);
    // Each says how it came about.
    expect(text).toMatch(/above the line together: 600\u00a0Wh went into the battery/);
    expect(text).toMatch(/below the line together: 500\u00a0Wh came out of the battery/);
  });
});

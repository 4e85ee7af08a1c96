import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test('layout: the days of a vacation are beside each other on a wide screen, and below each other on a phone', async ({
  page,
  baseURL,
}) => {
  const origin = await logInDemoMember(page, baseURL, 'us-mobile', 'hourly');
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(`${origin}/settings/vacation`);
  await hydrated(page);
  const places = () =>
    Promise.all(
      ['First day away', 'Last day away'].map(async (label) => {
        const box = await page.getByLabel(label).boundingBox();
        return box ?? { x: 0, y: 0, width: 0, height: 0 };
      }),
    );
  const [left, right] = await places();
  expect(left?.y).toBe(right?.y);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await page.setViewportSize({ width: 390, height: 900 });
  const [upper, lower] = await places();
  expect(upper?.x).toBe(lower?.x);
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0);
});

import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { expect, it } from 'vitest';
import { clientApp, DANA, feature, htmlOf } from '../../../../../tests/support/clientApp.tsx';
import { ScreenDataContext } from '../../../platform/screen/screen.ts';
import { HOME_PLACES, pcePlacements } from '../../../shared/placements/PcePlacements.ts';
import { homeLoaderQuery, loader } from '../homeLoader.ts';
import { HomeLazy } from './HomeLazy.tsx';

const tip = {
  id: 't',
  title: 'Draw the curtains',
  subtitle: null,
  icon: null,
  content: null,
  imageUrl: null,
  subtext: null,
  ctas: [],
};

/** The part of Home below the member's figures, with these pieces in the place of ways to save. */
async function homeWith(placements: readonly object[]): Promise<string> {
  const app = await clientApp({ user: DANA, features: [feature('dashboard_placements')] });
  const { relay } = app.services;
  for (const [operation, viewer] of [
    [
      createOperationDescriptor(getRequest(homeLoaderQuery), {}),
      { session: null, googleRhr: null, uiAttributes: { dashboardQuitCarbonSectionSeen: 1 }, home: null },
    ],
    [createOperationDescriptor(getRequest(pcePlacements), { names: HOME_PLACES }), { placements }],
  ] as const) {
    relay.commitPayload(operation, { viewer });
    relay.retain(operation);
  }
  await app.services.loadTexts('HomeLazy');
  const data = await loader({
    app: app.services,
    params: {},
    url: new URL('http://localhost:3000/'),
    signal: new AbortController().signal,
    onLeave: () => undefined,
    onReplaced: () => undefined,
  });
  return htmlOf(
    app,
    <ScreenDataContext value={data}>
      <HomeLazy />
    </ScreenDataContext>,
    '/',
  );
}

it.each<[string, readonly object[]]>([
  ['the place is empty', [{ name: 'DashboardWaysToSave', instances: [] }]],
  [
    'only other places have something',
    [
      { name: 'DashboardWaysToSave', instances: [] },
      { name: 'DashboardTakeAction', instances: [tip] },
    ],
  ],
  ['the server knows no such place', []],
])('Home shows no empty "Ways to save" card where %s', async (_where, placements) => {
  const html = await homeWith(placements);
  expect(html).not.toContain('Ways to save');
  expect(html).not.toContain('<section class="card tips"');
});

it('Home shows the "Ways to save" card around its placements', async () => {
  const html = await homeWith([{ name: 'DashboardWaysToSave', instances: [tip] }]);
  expect(/<section class="card tips".*?<\/section>/s.exec(html)?.[0]).toMatch(
    /Ways to save.*Draw the curtains/s,
  );
});

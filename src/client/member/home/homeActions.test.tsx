// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { homeApp, toCta, toPlacements } from '../../../../tests/support/homeApp.tsx';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';
import { toPart, toUtility } from '../../../../tests/support/stubHome.ts';

everythingIsNear();

const step = (key: string, path: string, status = 'NOT_STARTED') => ({
  __typename: 'SetupStep',
  key,
  status,
  path,
});
/** What nothing beside the list asks for again. */
const ASKED = /^\/(?:signup|devices\/add|settings\/meter-data|invite)/;
const CONNECT = '/signup/utility?edit=true';
const ZIP = '/signup/zip_code?edit=true';
const connection = (state: string, substate: string | null, more: Partial<Settings> = {}): Settings => ({
  ...SETTINGS,
  ever_reached_auth_done: false,
  utility_widget_state: state,
  utility_widget_substate: substate,
  ...more,
});

/** Home of a newcomer without devices, where everything asks for what is missing as often as it may. */
async function actionsOnHome(settings: Settings): Promise<readonly (readonly [string, string])[]> {
  await homeApp({
    features: [
      'nav_full_experience',
      'banner_utility',
      'banner_device',
      'dashboard_setup_steps',
      'dashboard_standing',
      'dashboard_balance',
      'dashboard_placements',
      'dashboard_next_best_action',
      'dashboard_quit_carbon',
    ],
    viewer: { uiAttributes: { dashboardQuitCarbonSectionSeen: 0 } },
    home: {
      utility: toUtility(settings),
      takingPart: toPart(settings),
      setupSteps: [
        step('HOME_LOCATION', ZIP, settings.postal_code === null ? 'NOT_STARTED' : 'COMPLETE'),
        step('UTILITY', CONNECT),
        step('METER_DATA', '/settings/meter-data'),
        step('DEVICE', '/devices/add'),
        step('FIRST_EVENT', '/events'),
      ],
    },
    answers: {
      'GET /settings': settings,
      'GET /nba/dashboard': {
        actions: [
          {
            id: 'connect-utility',
            placement: 'Dashboard',
            title: 'Connect',
            text: '',
            label: 'Connect now',
            path: CONNECT,
          },
        ],
      },
      QuitCarbonMutation: { setDashboardQuitCarbonSectionSeen: null },
      PcePlacements: {
        viewer: toPlacements({
          DashboardHero: { title: 'Readings', ctas: [toCta('Look at them', '/settings/meter-data')] },
          DashboardForYouCard: { title: 'Devices', ctas: [toCta('Connect one', '/devices/add')] },
          DashboardPromo: { title: 'Better together', ctas: [toCta('Invite a friend', '/invite')] },
        }),
      },
      BillboardsLazyQuery: {
        viewer: {
          user: {
            __typename: 'User',
            id: 'user-1',
            memberId: DANA.id,
            accountSetupStatus: 'InProgress',
            wasInLegacy: false,
            attributes: [],
            connectionDevices: [],
            orders: { userOrderStatus: { latest_order_status: null } },
          },
          surveys: [],
          announcements: [],
        },
      },
    },
  });
  await screen.findByText('Better together');
  return [...document.querySelectorAll('a[href], button')]
    .filter((each) => each.closest('nav, header, [popover]') === null)
    .map((each) => [
      each.getAttribute('aria-label') ?? each.textContent.trim(),
      each.getAttribute('href') ?? '',
    ]);
}

describe('each action is on Home once', () => {
  it.each([
    ['not connected, home unknown', connection('PreValid', null, { postal_code: null }), /^Connect/, ZIP],
    ['not connected', connection('PreValid', 'LocationOK'), /^Connect my utility/, CONNECT],
    [
      'lost',
      connection('AuthStart', 'Revoked', { ever_reached_auth_done: true }),
      /^Connect my utility/,
      CONNECT,
    ],
    ['conflict', connection('AuthDone', 'ConflictingDRP'), 'Disenroll to Earn Rewards', null],
    ['duplicate', connection('AuthDone', 'Duplicate'), 'Contact Us', null],
    ['moved', connection('pending', 'PossibleMove'), 'I moved', ZIP],
    ['attestation', connection('AuthDone', 'AttestationNeeded'), 'Contact Us', null],
    ['waits for approval', connection('MarketReady', 'ISOReady'), null, null],
    [
      'no readings',
      connection('MarketEnrolled', null, { meter_status: { current_meter_data: 'long-missing' } }),
      'See my meter data',
      '/settings/meter-data',
    ],
  ] as const)('with a connection that is: %s', async (_what, settings, action, path) => {
    const actions = await actionsOnHome(settings);
    const names = actions.map(([name]) => name);
    if (action !== null) expect(names).toContainEqual(expect.stringMatching(action));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    if (path !== null) expect(actions.filter(([, to]) => to === path)).toHaveLength(1);
    const asked = actions.flatMap(([, to]) => ASKED.exec(to)?.slice(0, 1) ?? []);
    expect(asked.filter((once, index) => asked.indexOf(once) !== index)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Finish your account setup' })).not.toBeInTheDocument();
  });
});

it.each([
  ['leads to the energy page once there are readings, also while the connection waits for others', true],
  ['does not lead to the energy page without readings', false],
])('%s', async (_what, hasReadings) => {
  await homeApp({
    features: ['energy_page', 'dashboard_placements'],
    home: {
      meterData: { hasReadings },
      utility: toUtility(connection('MarketReady', 'ISOReady')),
    },
    answers: {
      PcePlacements: { viewer: toPlacements({ DashboardPromo: { title: 'Better together', ctas: [] } }) },
    },
  });
  await screen.findByText('Better together');
  expect(screen.queryAllByRole('link', { name: /^Your energy/ })).toHaveLength(hasReadings ? 1 : 0);
});

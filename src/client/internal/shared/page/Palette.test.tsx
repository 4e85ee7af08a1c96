// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../../tests/support/renderApp.tsx';
import type { InternalKey } from '../../../../domain/features/roleKeys.ts';

const MEMBER = { id: 'm1', name: 'Ada Quill', email: 'ada@example.org' };
const edges = (...nodes: readonly object[]) => ({ edges: nodes.map((node) => ({ node })) });
/** What the server answers to someone with every role. */
const FOUND = {
  utilities: null,
  programs: null,
  events: edges({
    id: 'e1',
    startAt: '2026-07-03T01:00:00Z',
    endAt: '2026-07-03T02:00:00Z',
    program: { id: 'p1', name: 'Evening Savers', timeZone: 'America/Los_Angeles' },
  }),
  memberHits: [{ by: 'PHONE', lastFour: '0132', member: MEMBER }],
  orderHits: [
    {
      by: 'CODE',
      order: {
        id: 'o1',
        item: 'REWARD',
        kind: 'GIFT_CARD',
        title: 'Gift card',
        quantity: 1,
        placedAt: '2026-07-01T19:00:00Z',
        member: MEMBER,
      },
    },
    {
      by: 'SHOP',
      order: {
        id: 'o2',
        item: 'SMART_PLUG',
        kind: 'DEVICE',
        title: null,
        quantity: 2,
        placedAt: '2026-07-01T19:00:00Z',
        member: null,
      },
    },
  ],
  payouts: edges({
    id: 'y1',
    hundredths: 2_550,
    currency: 'USD',
    destination: 'ada@pay.example',
    placedAt: '2026-07-01T19:00:00Z',
    member: MEMBER,
  }),
  rewards: null,
  deviceOffers: null,
  segments: null,
  contents: null,
  helpArticles: null,
  features: null,
  experiments: null,
  staffAccounts: null,
};

const openPalette = async (roleKeys: readonly InternalKey[], keys = '{Control>}k{/Control}') => {
  const page = await renderApp({
    path: '/internal/security',
    user: { ...DANA, isAdmin: true, roleKeys: [...roleKeys] },
    answers: {
      'GET /second_factors': {
        required: false,
        fresh: true,
        authenticator: null,
        passkeys: [],
        recovery_codes: 0,
      },
      usePaletteObjectsQuery: { staff: FOUND },
      staffPayoutLoaderQuery: { staff: { payout: null } },
    },
  });
  await screen.findByText('Only your password protects your login');
  await page.user.keyboard(keys);
  const field = await screen.findByRole('combobox', { name: 'Tool, member, event, order, program …' });
  return { ...page, field };
};

describe('Ctrl-K', () => {
  it('offers events, orders and payouts by what tells them apart, each under its tool', async () => {
    const { user, field, sent } = await openPalette(['internal_events', 'internal_wallet']);
    await user.type(field, ' 9f3a1c ');
    await screen.findByRole('option', { name: /Evening Savers/ });
    expect(sent('usePaletteObjectsQuery').at(-1)).toEqual({ search: '9f3a1c', isAsked: true });
    const under = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(under('Events')).toEqual(['Thu 2026-07-02, 18:00–19:00, Evening Savers']);
    expect(under('Orders')).toEqual([
      'Gift card, Ada Quill, Wed 2026-07-01, code ending in 9f3a1c',
      '2 smart plugs, Wed 2026-07-01',
    ]);
    expect(under('Payouts')).toEqual(['$25.50, Ada Quill, Wed 2026-07-01']);
    expect(under('Members')).toEqual(['Ada Quill, ada@example.org, phone ending in 0132']);
  });

  it('is opened by / as well, where nobody types', async () => {
    const { user, field } = await openPalette(['internal_wallet'], '/');
    expect(field).toHaveValue('');
    await user.type(field, '/');
    expect(field).toHaveValue('/');
  });

  it('offers only what one’s roles open, and opens what is chosen', async () => {
    const { user, field, address } = await openPalette(['internal_wallet']);
    await user.type(field, 'quill');
    const payout = await screen.findByRole('option', { name: /^\$25\.50/ });
    expect(screen.getAllByRole('option')).toHaveLength(4);
    await user.click(payout);
    await waitFor(() => expect(address()).toBe('/internal/payouts/y1'));
  });

  it('says that it searches until the answer is here, and then that nothing is found', async () => {
    const { user, field, answer, sent } = await openPalette(['internal_wallet']);
    let reply: (data: object) => void = () => undefined;
    answer({ usePaletteObjectsQuery: async () => new Promise<object>((resolve) => (reply = resolve)) });
    await user.type(field, 'zzz');
    await waitFor(() => expect(sent('usePaletteObjectsQuery')).not.toEqual([]));
    expect(screen.getByText('Searching…')).toBeVisible();
    expect(screen.queryByText('Nothing found.')).not.toBeInTheDocument();
    reply({ staff: { ...FOUND, memberHits: [], orderHits: [], payouts: edges() } });
    expect(await screen.findByText('Nothing found.')).toBeVisible();
  });
});

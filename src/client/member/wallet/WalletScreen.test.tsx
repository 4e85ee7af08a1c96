import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { expect, it } from 'vitest';
import { queriesOf } from '../../platform/cache/queries.ts';
import { clientApp, DANA, htmlOf } from '../../../../tests/support/clientApp.tsx';
import { ScreenDataContext } from '../../platform/screen/screen.ts';
import { latestResults, loader, walletLoaderQuery } from './walletLoader.ts';
import WalletScreen from './WalletScreen.tsx';

/** The text of the wallet of a member without results. */
async function walletOf(brand: string, watts: number): Promise<string> {
  const app = await clientApp({ brand, user: DANA });
  const rate = app.services.brand.wattConversionRate;
  const operation = createOperationDescriptor(getRequest(walletLoaderQuery), {});
  const home = { __typename: 'HomeSummary', balance: { points: watts / rate, watts } };
  app.services.relay.commitPayload(operation, {
    viewer: { home, applianceInventory: { wattsAwarded: watts } },
  });
  app.services.relay.retain(operation);
  queriesOf(app.services).setQueryData(latestResults(app.services).queryKey, {
    events: [],
    total: 0,
    next_cursor: null,
  });
  const data = await loader({
    app: app.services,
    params: {},
    url: new URL('http://localhost:3000/wallet'),
    signal: new AbortController().signal,
    onLeave: () => undefined,
    onReplaced: () => undefined,
  });
  return htmlOf(
    app,
    <ScreenDataContext value={data}>
      <WalletScreen />
    </ScreenDataContext>,
    '/wallet',
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

it.each([
  ['default', 20_000, '+$2.00'],
  ['au-retailer', 50_000, '+$2.00'],
])(
  'GQL-14, HOM-09: what the list of appliances paid on %s is a movement of the wallet, whose ledger counts in watts',
  async (brand, watts, amount) => {
    const text = await walletOf(brand, watts);
    expect(text).toContain('Your list of appliances');
    expect(text).toContain(amount);
    expect(text).toContain(`You have ${watts.toLocaleString('en-US')} watts`);
    expect(text).not.toContain('Nothing in here yet');
  },
);

it('is empty without any payment', async () => {
  expect(await walletOf('default', 0)).toContain('Nothing in here yet');
});

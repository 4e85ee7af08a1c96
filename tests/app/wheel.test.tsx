import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PrizeType } from '../../src/domain/wheel/prizes.ts';
import { luckyNumber } from '../../src/server/demo/wheel/luckyNumber.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { redeemPrize, spinWheel, viewWheel } from '../../src/server/wheel/service.ts';
import { layOut } from '../support/staffPages.ts';
import { confirmAge, putOnWheel, readWheel, spin } from '../support/wheelPrizes.ts';
import { wholeApp, type AppMember, type OpenApp } from '../support/wholeApp.tsx';

const DAY_MS = 86_400_000;
const ADDRESS = {
  line1: '1 Oak St',
  line2: null,
  city: 'Oakland',
  region: 'CA',
  postal_code: '94601',
  country: 'US' as const,
};

/** Each prize's name, and the text and action of its result. */
const PRIZES: Readonly<Record<PrizeType, { title: string; heading: string | RegExp; next: string | null }>> =
  {
    FREE_SPIN: { title: 'Free spin', heading: 'A free spin', next: null },
    PRIZE_ENTRY: { title: 'Home battery', heading: 'You’re nearly in the draw', next: 'Enter the draw' },
    STORE_DISCOUNT: { title: '10% off', heading: 'You won 10% off', next: 'Get the code' },
    FREE_DEVICE: {
      title: 'Smart plug',
      heading: 'You won today’s device: Smart plug',
      next: 'Send it to me',
    },
    CASH: { title: '50 cents', heading: /^You won .*50/, next: 'See your wallet' },
    REFERRAL_BOOST: {
      title: 'Double invitation',
      heading: 'Your next invitation pays double',
      next: 'Invite a friend',
    },
    DAILY_CASH: { title: '$50', heading: /^You won today’s cash: \$50/, next: 'See your wallet' },
    DAILY_CASH_INELIGIBLE: {
      title: 'Grocery card',
      heading: 'You won today’s top prize: Grocery card',
      next: 'Get the code',
    },
  };
const TYPES = Object.keys(PRIZES) as PrizeType[];

layOut();
const app = wholeApp();
const prizes: Partial<Record<PrizeType, string>> = {};
beforeAll(async () => {
  const given: Partial<Record<PrizeType, Parameters<typeof putOnWheel>[1]>> = {
    PRIZE_ENTRY: { service: 'shop', item: 'home_battery', worthPoints: 90_000 },
    STORE_DISCOUNT: { service: 'alder', item: 'TEN-OFF' },
    FREE_DEVICE: { service: 'shop', item: 'smart_plug', worthPoints: 2_500 },
    DAILY_CASH: { points: 5_000, perDay: 9 },
    DAILY_CASH_INELIGIBLE: { weight: 0, service: 'alder', item: 'GROCER', worthPoints: 5_000 },
  };
  for (const [place, type] of TYPES.entries())
    prizes[type] = await putOnWheel(app.server.core.deps, {
      type,
      place,
      texts: { 'en-US': { title: PRIZES[type].title, text: 'Words about it.' } },
      ...given[type],
    });
});

async function newPlayer(given: AppMember = {}): Promise<string> {
  const memberId = await app.newMember({ region: 'CA', firstName: 'Dana', ...given });
  await confirmAge(app.server.database.db, memberId);
  return memberId;
}

/** Spins so many days ago, and closes the tab before the wheel stops. */
async function spinBefore(memberId: string, type: PrizeType, days: number, enters = false): Promise<void> {
  const { deps, brands } = app.server.core;
  const now = new Date(app.server.clock.now().getTime() - days * DAY_MS);
  const ctx = {
    db: deps.db,
    now,
    locale: 'en-US' as const,
    brand: brands.forHost('localhost'),
    deps: { ...deps, clock: new ManualClock(now) },
    member: { id: memberId },
  };
  const wheel = await viewWheel(ctx);
  const [next] = wheel.spins;
  if (next === undefined) throw new Error('There is no spin.');
  const spun = await spinWheel(ctx, next.spin.id, {
    memberNumber: await luckyNumber(deps, wheel, next.spin.number, prizes[type]),
    commitment: wheel.seeds.current.commitment,
    oddsHash: wheel.oddsHash,
  });
  if (enters && spun.spin.redeemableId !== null) await redeemPrize(ctx, spun.spin.redeemableId, true, null);
}

async function newWinner(type: PrizeType): Promise<string> {
  const isIneligible = type === 'DAILY_CASH_INELIGIBLE';
  const memberId = await newPlayer({ region: isIneligible ? 'NY' : 'CA' });
  await spinBefore(memberId, isIneligible ? 'DAILY_CASH' : type, 2);
  return memberId;
}

const openWheel = (memberId: string) => app.open('/rewards/wheel', { as: memberId });
const press = async ({ user }: OpenApp, name: string | RegExp, place = within(document.body)) =>
  user.click(await place.findByRole('button', { name }));

/** The result is shown, and the focus is on it. */
const focusOn = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus());

/** Shows the prize that a closed tab left. */
async function showPrize(type: PrizeType): Promise<OpenApp> {
  const page = await openWheel(await newWinner(type));
  await press(page, 'Show my prize');
  await focusOn(PRIZES[type].heading);
  return page;
}

/** A disclosure below the wheel. */
async function openFold({ user }: OpenApp, title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  await user.click(heading);
  return heading.closest('details')!;
}

describe('a spin', () => {
  it('WHL-01, WHL-08: asks for the age once, tells the prize when the wheel stops, and can be checked tomorrow', async () => {
    const page = await openWheel(await app.newMember({ region: 'CA' }));
    await screen.findByRole('button', { name: 'I’m 18 or older' });
    expect(screen.queryByRole('button', { name: 'Spin the wheel' })).not.toBeInTheDocument();
    await press(page, 'I’m 18 or older');
    expect(await screen.findByText('You have 1 spin')).toBeVisible();
    expect(screen.getByText('This week’s free spin')).toBeVisible();
    await press(page, 'Spin the wheel');
    // Nothing on the page reveals the result while the wheel turns.
    expect(await screen.findByText('The wheel is turning.')).toBeInTheDocument();
    expect(screen.queryByText(/^You won: /)).not.toBeInTheDocument();
    await press(page, 'Skip');
    const { result } = (await readWheel(page.browser)).unseen!;
    const { heading } = PRIZES[result!.prize_type as PrizeType];
    await focusOn(heading);
    // An entry has the title of the drawn prize.
    const said: Partial<Record<string, string>> = {
      PRIZE_ENTRY: 'Draw entry: ',
      FREE_DEVICE: 'Daily device: ',
    };
    const won = `${said[result!.prize_type] ?? ''}${result!.title}`;
    expect(screen.getByText(`You won: ${won}.`)).toBeInTheDocument();
    await press(page, /^(?:Continue|Decide later)$/);
    expect(await screen.findByText(`Last time: ${won}`)).toBeVisible();
    const history = await openFold(page, 'Your spins');
    await press(page, 'Check this spin', within(history));
    expect(await within(history).findByText('Not yet')).toBeVisible();
    expect(history).toHaveTextContent('We reveal that day’s secret');
  });

  it('shows its result when the wheel has stopped by itself', async () => {
    const page = await openWheel(await newPlayer());
    await press(page, 'Spin the wheel');
    await screen.findByRole('button', { name: 'Skip' });
    expect(screen.queryByText(/^You won: /)).not.toBeInTheDocument();
    await app.pass({ seconds: 4 });
    expect(await screen.findByText(/^You won: /)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveProperty('tagName', 'H2'));
  });

  it('made in another tab has the same result here, at once for a reader who wants no motion', async () => {
    const asked = matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      asked(query.includes('reduced-motion') ? '(min-width: 1px)' : query),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const page = await openWheel(await newPlayer());
    const button = await screen.findByRole('button', { name: 'Spin the wheel' });
    const { result } = await spin(page.browser);
    await page.user.click(button);
    const { heading } = PRIZES[result!.prize_type as PrizeType];
    await focusOn(heading);
  });

  it.each(TYPES)('WHL-02: %s has a result of its own, which a closed tab keeps', async (type) => {
    const page = await showPrize(type);
    const { next } = PRIZES[type];
    if (next !== null)
      expect(
        screen.queryByRole('link', { name: next }) ?? screen.getByRole('button', { name: next }),
      ).toBeVisible();
    await page.load();
    expect(await screen.findByRole('button', { name: 'Show my prize' })).toBeVisible();
  });

  it('is recomputed in the page by “Check this spin”', async () => {
    const page = await showPrize('CASH');
    await press(page, 'Continue');
    const history = await openFold(page, 'Your spins');
    await press(page, 'Check this spin', within(history));
    expect(await within(history).findByText('Yes, this spin was fair')).toBeVisible();
    expect(history).toHaveTextContent('In the odds you saw, that ticket is 50 cents.');
  });
});

describe('a prize', () => {
  it('WHL-09: of a discount becomes an order, and the history leads to it', async () => {
    const page = await showPrize('STORE_DISCOUNT');
    await press(page, 'Get the code');
    await waitFor(() => expect(page.address()).toMatch(/^\/orders\//));
    expect(await screen.findByRole('heading', { level: 1, name: /10% off/ })).toBeVisible();
    const order = page.address();
    await page.load('/rewards/wheel');
    const history = await openFold(page, 'Your spins');
    await page.user.click(within(history).getByRole('link', { name: 'See the order' }));
    await waitFor(() => expect(page.address()).toBe(order));
  });

  it('WHL-10: is given up only after a question, and goes back on the wheel', async () => {
    const page = await showPrize('DAILY_CASH_INELIGIBLE');
    await press(page, 'Give up prize');
    const dialog = await screen.findByRole('dialog', { name: 'Give up Grocery card?' });
    await press(page, 'Keep it', within(dialog));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await press(page, 'Decide later');
    await screen.findByRole('heading', { name: 'Your prizes' });
    const waiting = screen.getByRole('button', { name: 'Give up prize' }).closest('li')!;
    expect(waiting).toHaveTextContent('Grocery card');
    await press(page, 'Give up prize', within(waiting));
    const again = await screen.findByRole('dialog', { name: 'Give up Grocery card?' });
    await press(page, 'Give up prize', within(again));
    expect(await screen.findByText('Your prize is back on the wheel.')).toBeVisible();
    await waitFor(() => expect(waiting).not.toBeInTheDocument());
    expect(await openFold(page, 'Your spins')).toHaveTextContent('Given up');
  });

  it('WHL-04, MKT-14: of a device is sent once there are an address and consent', async () => {
    const page = await showPrize('FREE_DEVICE');
    const { user } = page;
    await user.click(screen.getByRole('link', { name: 'Send it to me' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your prize' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Smart plug' })).toBeVisible();
    await press(page, 'Send it to me');
    expect(await screen.findByText('Please tell us where to send it.')).toBeVisible();
    await press(page, 'Add an address');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Street address'), '12 Alder Street');
    await user.type(dialog.getByLabelText('City'), 'Davis');
    await user.selectOptions(dialog.getByLabelText('State'), 'CA');
    await user.type(dialog.getByLabelText('Zip Code'), '9561');
    await press(page, 'Save address', dialog);
    await waitFor(() => expect(dialog.getByLabelText('Zip Code')).toHaveAttribute('aria-invalid', 'true'));
    await user.type(dialog.getByLabelText('Zip Code'), '6');
    await press(page, 'Save address', dialog);
    expect(await screen.findByText('12 Alder Street, Davis, CA 95616')).toBeVisible();
    await press(page, 'Send it to me');
    expect(await screen.findByText('Please agree to the prize rules.')).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await press(page, 'Send it to me');
    expect(await screen.findByText('Done: Smart plug')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See the order' }));
    await waitFor(() => expect(page.address()).toMatch(/^\/orders\//));
    await page.load('/prize-form');
    expect(await screen.findByText('Nothing to send right now')).toBeVisible();
  });
});

describe('staff', () => {
  const openDesk = async (path: string) =>
    app.open(path, { as: await app.newStaff(['internal_rewards'], { firstName: 'Robin' }) });

  it('change a weight while a member has the wheel open: the member looks once more, then spins', async () => {
    const memberId = await newPlayer();
    const earlier = await readWheel(await app.server.loggedIn(memberId, 'localhost:3000'));
    const desk = await openDesk('/internal/wheel');
    await desk.user.click(await screen.findByRole('link', { name: '50 cents' }));
    const weight = await screen.findByLabelText('Weight');
    const enter = async (value: string) => {
      await desk.user.clear(weight);
      await desk.user.type(weight, value);
      await press(desk, 'Review change');
    };
    await enter('1.5');
    expect(await screen.findByText('Enter the weight as a whole number.')).toBeVisible();
    await enter('300');
    const review = within(await screen.findByRole('dialog'));
    await desk.user.type(await review.findByLabelText('Reason'), 'More small wins');
    await press(desk, 'Save', review);
    expect(await screen.findByText('“More small wins”')).toBeVisible();

    const browser = await app.server.loggedIn(memberId, 'localhost:3000');
    const refused = await spin(browser, { odds_hash: earlier.odds_hash });
    expect(refused).toMatchObject({ status: 409, code: 'ODDS_CHANGED' });
    const page = await openWheel(memberId);
    const odds = await openFold(page, 'What you can win');
    expect(within(odds).getByRole('row', { name: /50 cents/ })).toHaveTextContent('33.3%');
    await press(page, 'Spin the wheel');
    expect(await screen.findByRole('button', { name: 'Skip' })).toBeVisible();
  });

  it('draw the month’s winner, and a member repeats the draw in the page', async () => {
    const entrants = [];
    for (const firstName of ['Ada', 'Ben']) {
      const memberId = await newPlayer({ firstName, shippingAddress: ADDRESS });
      await spinBefore(memberId, 'PRIZE_ENTRY', 20, true);
      entrants.push(memberId);
    }
    const desk = await openDesk('/internal/wheel');
    const months = within(await screen.findByRole('grid', { name: 'Monthly draws' }));
    const row = (await months.findAllByRole('row')).find(({ textContent }) =>
      textContent.includes('Draw the winner'),
    )!;
    await desk.user.click(within(row).getAllByRole('link')[0]!);
    await press(desk, 'Draw the winner');
    const review = within(await screen.findByRole('dialog', { name: 'Draw the winner' }));
    expect(await review.findByText(/One of 2 entries wins/)).toBeVisible();
    await desk.user.type(await review.findByLabelText('Reason'), 'The month is over');
    await press(desk, 'Draw the winner', review);
    expect(await screen.findByText(/won with spin \d/)).toBeVisible();
    expect(screen.getByText('Goes to: 1 Oak St, Oakland, CA 94601')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Draw the winner' })).not.toBeInTheDocument();

    const page = await openWheel(entrants[0]!);
    await openFold(page, 'Monthly draw');
    await press(page, 'Check this draw');
    expect(await screen.findByText('Yes, this draw was fair')).toBeVisible();
    expect(screen.getByText(/has just read all 2 entries/)).toBeVisible();
  });
});

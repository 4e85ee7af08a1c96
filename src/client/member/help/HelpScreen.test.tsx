// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Help, HelpAnswer, HelpArticle } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { refusal, renderApp } from '../../../../tests/support/renderApp.tsx';
import { readMarkdown } from '../../../domain/help/readMarkdown.ts';

type Row = Help['articles'][number];

const row = (
  id: string,
  subject: Row['subject'],
  title: string,
  text: string,
  screens: Row['screens'] = [],
): Row => ({
  id,
  subject,
  screens,
  language: 'en-US',
  title,
  keywords: '',
  text,
});
const HELP: Help = {
  articles: [
    row('event', 'events', 'What happens during an OhmHour?', 'The grid is at its limit.', ['events']),
    row('tiers', 'events', 'How do tiers work?', 'Your tier follows what you save.'),
    row('cashout', 'money', 'How do I cash out?', 'Open Rewards. Money goes to PayPal.', [
      'rewards',
      'wallet',
    ]),
    row('login', 'account', 'I can’t log in', 'Ask for a link.'),
  ],
};
const article = (body: string, more: Partial<HelpArticle> = {}): HelpArticle => ({
  id: 'event',
  version: 3,
  answer: null,
  subject: 'events',
  language: 'en-US',
  title: 'What happens during an OhmHour?',
  blocks: readMarkdown(body).blocks,
  related: [{ id: 'tiers', title: 'How do tiers work?' }],
  ...more,
});

const open = (path: string, more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    path,
    user: DANA,
    ...more,
    answers: { 'GET /api/v2/help': HELP, ...more.answers },
  });
const answers = async (heading: string) =>
  within(await screen.findByRole('region', { name: heading }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('help', () => {
  it('lists its articles by subject, and opens one with the page that it is about', async () => {
    const { user, address } = await open('/help', {
      answers: {
        'GET /api/v2/help/event': article(
          'Use **less**.\n\n- Heating\n- Lights\n\n[See your events](/events)',
        ),
      },
    });
    expect(await answers('Events and results')).toEqual([
      'What happens during an OhmHour?',
      'How do tiers work?',
    ]);
    expect(screen.queryByRole('region', { name: 'Home and devices' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'What happens during an OhmHour?' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What happens during an OhmHour?' }),
    ).toBeVisible();
    expect(address()).toBe('/help/event');
    expect(document.title).toMatch(/^What happens during an OhmHour\? · /);
    expect(screen.getByText('less').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Heating', 'Lights']),
    );
    expect(screen.getByRole('link', { name: 'See your events' })).toHaveAttribute('href', '/events');
    expect(await answers('More on this')).toEqual(['How do tiers work?']);
  });

  it('finds by the words that people use, keeps them in the address, and counts what it found', async () => {
    const { user, address } = await open('/help');
    const field = await screen.findByRole('searchbox', { name: 'Search the answers' });
    await user.type(field, 'paypal');
    await waitFor(async () => expect(await answers('Answers')).toEqual(['How do I cash out?']));
    expect(address()).toBe('/help?q=paypal');
    expect(screen.getByText('1 answer found')).toHaveAttribute('role', 'status');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'zebra');
    expect(await screen.findByText('Nothing found for “zebra”')).toBeVisible();
    await user.clear(field);
    expect(await screen.findByRole('region', { name: 'Your account' })).toBeVisible();
  });

  it('begins with the answers about the screen that led here, which a search replaces', async () => {
    const { user, address } = await open('/help?about=%2Fwallet');
    expect(await answers('About the page you came from')).toEqual(['How do I cash out?']);
    expect(await answers('Money and rewards')).toEqual(['How do I cash out?']);
    const field = screen.getByRole('searchbox', { name: 'Search the answers' });
    await user.type(field, 'grid');
    await waitFor(async () => expect(await answers('Answers')).toEqual(['What happens during an OhmHour?']));
    expect(screen.queryByRole('region', { name: 'About the page you came from' })).not.toBeInTheDocument();
    await user.clear(field);
    expect(await answers('About the page you came from')).toEqual(['How do I cash out?']);
    expect(address()).toBe('/help?about=%2Fwallet');
  });

  it.each(['/help', '/help?about=%2Frewards%2Fwheel', '/help?about=kitchen'])(
    'begins with its subjects where nothing is about the screen: %s',
    async (path) => {
      await open(path);
      expect(await answers('Your account')).toEqual(['I can’t log in']);
      expect(screen.queryByRole('region', { name: 'About the page you came from' })).not.toBeInTheDocument();
    },
  );

  it('says that an answer is only in another language', async () => {
    await open('/help/event', {
      brand: 'ca-telecom',
      answers: { 'GET /api/v2/help/event': article('Use less.', { language: 'fr-CA' }) },
    });
    expect(await screen.findByText('This answer is only in French so far.')).toBeVisible();
    expect(screen.getByText('Use less.').closest('[lang]')).toHaveAttribute('lang', 'fr-CA');
  });

  it('shows markup in an article as text', async () => {
    await open('/help/event', {
      answers: { 'GET /api/v2/help/event': article('<img src=x> [x](javascript:alert(1))') },
    });
    expect(await screen.findByText(/<img src=x>/)).toHaveTextContent('<img src=x> [x](javascript:alert(1))');
    expect(screen.queryByRole('link', { name: 'x' })).not.toBeInTheDocument();
  });

  it('SET-33: is open to strangers, and ends with the people behind it', async () => {
    await open('/help/event', {
      user: undefined,
      answers: { 'GET /api/v2/help/event': article('Use less.') },
    });
    expect(await screen.findByText('Use less.')).toBeVisible();
    const contact = within(screen.getByRole('region', { name: 'Still need a hand?' }));
    expect(contact.getByRole('link', { name: /^Help/ })).toHaveAttribute(
      'href',
      'https://go.ebbwatt.example/help',
    );
    expect(contact.getByRole('link', { name: /^Email us/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(contact.queryByRole('link', { name: 'Chat with us' })).not.toBeInTheDocument();
  });

  it('has no page for an article that does not exist', async () => {
    await open('/help/zebra', { answers: { 'GET /api/v2/help/zebra': () => refusal(404) } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We can’t find that page');
  });

  it('asks whether an article helped, and then for a sentence', async () => {
    const { user, sent } = await open('/help/event', {
      answers: {
        'GET /api/v2/help/event': article('Use less.'),
        'POST /api/v2/help_answer': ({ body }) => {
          const { helpful, comment } = body as HelpAnswer;
          return { helpful, comment };
        },
      },
    });
    const asked = await screen.findByRole('group', { name: 'Was this helpful?' });
    await user.click(within(asked).getByRole('button', { name: 'No' }));
    expect(await screen.findByText('Thanks for letting us know.')).toBeVisible();
    expect(within(asked).getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
    await user.type(screen.getByLabelText('What were you looking for? (optional)'), 'My meter');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sent('POST /api/v2/help_answer')).toEqual([
        { id: 'event', version: 3, helpful: false, comment: '' },
        { id: 'event', version: 3, helpful: false, comment: 'My meter' },
      ]),
    );
  });

  it('asks no visitor', async () => {
    await open('/help/event', {
      user: undefined,
      answers: { 'GET /api/v2/help/event': article('Use less.') },
    });
    expect(await screen.findByText('Use less.')).toBeVisible();
    expect(screen.queryByText('Was this helpful?')).not.toBeInTheDocument();
  });

  it('leads from an article of the product that staff have retired to all answers, and says so', async () => {
    const { user, address } = await open('/help/late', {
      answers: { 'GET /api/v2/help/late': refusal(404) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    expect(address()).toBe('/help?gone=true');
    expect(screen.getByText('This answer is no longer there. Perhaps one of these helps.')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'paypal');
    await waitFor(() =>
      expect(screen.queryByText(/^This answer is no longer there/)).not.toBeInTheDocument(),
    );
    expect(address()).toBe('/help?q=paypal');
  });
});

// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../tests/support/renderApp.tsx';
import type { FeatureKey } from '../../../domain/features/featureKeys.ts';
import { findArticles } from '../../../domain/help/findArticles.ts';
import { ARTICLE_IDS } from './articles.ts';

const open = (path: string, more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ path, user: DANA, features: ['wallet_transfer_gift_card'], answers: {}, ...more });
const answers = async (heading: string) =>
  within(await screen.findByRole('region', { name: heading }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('help', () => {
  it('lists its articles by subject, and opens one with the page that it is about', async () => {
    const { user, address } = await open('/help');
    expect(await answers('Money and rewards')).toEqual([
      'How do I cash out?',
      'My money or gift card isn’t here yet',
      'Why do you ask for a tax form?',
    ]);
    await user.click(screen.getByRole('link', { name: 'What happens during an OhmHour?' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What happens during an OhmHour?' }),
    ).toBeVisible();
    expect(address()).toBe('/help/event');
    expect(screen.getByText(/^There’s a second kind, AutoOhm\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your events' })).toHaveAttribute('href', '/events');
    expect(await answers('More on this')).toContain('How do tiers and streaks work?');
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

  it.each([
    ['why is my result so late', 'When does my result arrive, and why can it change?'],
    ['thermostat offline', 'A device needs attention'],
    ['vacation', 'I’m going away'],
    ['forgot my password', 'I can’t log in'],
    ['baseline', 'How do you know what I usually use?'],
    ['new address', 'I’m moving'],
  ])('answers “%s” with “%s” first', async (typed, title) => {
    await open(`/help?q=${encodeURIComponent(typed)}`, {
      features: ['wallet_transfer_gift_card', 'settings_vacation'],
    });
    expect((await answers('Answers'))[0]).toBe(title);
  });

  it.each([
    ['palier', 'tiers'],
    ['demenagement', 'moving'],
    ['virement', 'cashout'],
    ['mot de passe oublié', 'login'],
    ['résultat en retard', 'result'],
  ])('answers “%s” in French', (typed, id) => {
    const texts = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../i18n/messages/fr-CA/help.json'), 'utf8'),
    ) as Record<string, string>;
    const say = (article: string, part: string) => texts[`help.article.${article}.${part}`] ?? '';
    const articles = ARTICLE_IDS.map((article) => ({
      id: article,
      title: say(article, 'title'),
      keywords: say(article, 'keywords'),
      body: say(article, 'body'),
    }));
    expect(findArticles(articles, typed)[0]?.id).toBe(id);
  });

  it.each<[string, string, readonly FeatureKey[], string]>([
    ['a member without cash-out', 'default', [], 'How do I cash out?'],
    ['a member in Australia', 'au-retailer', ['wallet_transfer_gift_card'], 'Why do you ask for a tax form?'],
    ['a member without vacations', 'default', [], 'I’m going away'],
  ])('keeps from %s what they don’t have', async (_name, brand, features, title) => {
    await open('/help', { brand, features });
    expect(await screen.findByRole('link', { name: 'I can’t log in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument();
  });

  it('is open to strangers, and ends with the people behind it', async () => {
    await open('/help/login', { user: null });
    expect(await screen.findByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    const contact = within(screen.getByRole('region', { name: 'Still need a hand?' }));
    expect(contact.getByRole('link', { name: /^Email us/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(contact.queryByRole('link', { name: 'Chat with us' })).not.toBeInTheDocument();
  });

  it('has no page for an article that does not exist', async () => {
    await open('/help/zebra');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We can’t find that page');
  });
});

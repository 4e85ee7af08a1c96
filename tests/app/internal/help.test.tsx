import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillWords, type HelpWords } from '../../../src/domain/help/brandWords.ts';
import { STANDARD_TEXTS } from '../../../src/server/help/standard/texts.ts';
import { testList } from '../../support/staffLists.ts';
import {
  choose,
  chosen,
  confirm,
  fault,
  fill,
  layOut,
  opens,
  panel,
  press,
  reads,
  review,
  said,
  text,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_placements'] as const;
const WORDS: HelpWords = {
  product: 'Ebbwatt',
  event: 'OhmHour',
  events: 'OhmHours',
  anEvent: 'an OhmHour',
  realTime: 'AutoOhm',
};

const read = async (path: string, brand = 'default') =>
  (await app.server.client(brand === 'default' ? undefined : `${brand}.localhost`)).call(path);

const titles = Object.values(STANDARD_TEXTS['en-US']).map(({ title }) => fillWords(title, WORDS));

testList(app, {
  path: '/internal/help',
  roles,
  heading: 'Help articles',
  caption: 'Articles',
  columns: ['Question', 'Subject', 'Words', 'Helpful', 'Changed'],
  names: titles,
  row: {
    Question: 'I’m moving',
    Subject: 'Home and devices',
    Words: 'Product’s',
    Helpful: 'No answers yet',
    Changed: 'Never',
  },
  sorts: {
    Question: ['title', titles.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))],
  },
  search: { label: 'Search in articles', as: 'search', text: 'paypal', finds: ['How do I cash out?'] },
  filters: { label: 'Words', each: { Yours: ['?state=OWN', []] } },
});

describe('articles of the help', () => {
  it('are written with a preview, checked, published, and brought back as they were', async () => {
    await app.open('/internal/help', { as: await app.newStaff(roles) });
    await press('New article');
    await opens('New article');
    await fill({ Address: 'Solar', Question: 'Do you know about my panels?', Answer: '<b>Yes</b>' });
    await press('Review change');
    expect(fault('Address')).toMatch(/^Use small letters/);
    expect(fault('Answer')).toMatch(/^Use text, headings/);
    await fill({ Address: 'solar', Answer: 'Yes, {product} **does**.\n\n[See your events](/events)' });
    expect(text(panel('As members see it'))).toContain('Yes, Ebbwatt does.See your events');
    await choose('Shown on', 'Wallet');
    await choose('Shown on', 'Prize wheel');
    expect(chosen('Shown on')).toEqual(['Prize wheel', 'Wallet']);
    await press('Review change');
    expect((await review()).changes).toEqual([
      'Subject: Events and results',
      'Shown on: Prize wheel, Wallet',
      'Question: Do you know about my panels?',
      'Answer: Yes, {product} **does**. [See your events](/events)',
    ]);
    await confirm('Publish');
    await opens('Do you know about my panels?');
    await said('Saved: Do you know about my panels?');
    expect((await read('/api/v2/help/solar')).json()).toMatchObject({
      title: 'Do you know about my panels?',
      subject: 'events',
      blocks: [{ kind: 'paragraph' }, { kind: 'button' }],
    });
    expect((await read('/api/v2/help')).body).toContain('"solar"');
    expect((await read('/api/v2/help/solar', 'us-mobile')).statusCode).toBe(404);

    await fill({ Question: 'And my panels?' });
    await choose('Shown on', 'Energy');
    await press('Review change');
    expect((await review()).changes).toContain('Shown on: Prize wheel, Wallet → Energy, Prize wheel, Wallet');
    await confirm('Publish');
    await opens('And my panels?');
    await reads('Energy, Prize wheel, Wallet', panel('History'));
    await press('Go back to version 1');
    await confirm('Publish');
    await opens('Do you know about my panels?');
    expect(chosen('Shown on')).toEqual(['Prize wheel', 'Wallet']);

    await press('Retire');
    await confirm('Retire', 'Nobody asks');
    await reads('This article is retired');
    expect((await read('/api/v2/help/solar')).statusCode).toBe(404);
  });

  it('come first for members who follow the link of a screen that staff chose for them', async () => {
    const visit = async (path: string) => app.open(path, { as: await app.newMember({ firstName: 'Dana' }) });
    const first = async () =>
      within(await screen.findByRole('region', { name: 'About the page you came from' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const [people, install] = [
      'Can others in my home use Ebbwatt, too?',
      'How do I put Ebbwatt on my Home Screen?',
    ];
    const { user, address } = await visit('/settings/people');
    await user.click(await screen.findByRole('link', { name: 'Help with this page' }));
    expect(await first()).toEqual([people]);
    expect(address()).toBe('/help?about=%2Fsettings%2Fpeople');

    await app.open('/internal/help/install', { as: await app.newStaff(roles) });
    await opens(install);
    expect(chosen('Shown on')).toEqual(['Settings']);
    await choose('Shown on', 'People in your home');
    await press('Review change');
    await confirm('Publish');
    await said(`Saved: ${install}`);
    await visit('/help?about=%2Fsettings%2Fpeople');
    expect(await first()).toEqual([people, install]);

    await app.open('/internal/help/install', { as: await app.newStaff(roles) });
    await press('Retire');
    await confirm('Retire');
    await visit('/help/install');
    expect(await screen.findByText(/^This answer is no longer there\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: install })).not.toBeInTheDocument();
  });

  it('replace the product’s words for their own brand alone, and give them back', async () => {
    await app.open('/internal/help/login', { as: await app.newStaff(roles) });
    await opens('I can’t log in');
    await reads('You’ve never changed this article. It has the product’s words.');
    await fill({ Question: 'I can’t get in' });
    await press('Review change');
    await confirm('Publish');
    await opens('I can’t get in');
    const title = async (brand?: string) =>
      (await read('/api/v2/help/login', brand)).json<{ title: string }>().title;
    expect(await title()).toBe('I can’t get in');
    expect(await title('us-mobile')).toBe('I can’t log in');
    await press('Use the product’s words');
    await confirm('Publish');
    await opens('I can’t log in');
    expect(await title()).toBe('I can’t log in');
  });

  it('keep what was typed, and refuse to save over what someone else published', async () => {
    const staff = await app.newStaff(roles);
    const tab = await app.open('/internal/help/moving', { as: staff });
    await opens('I’m moving');
    await fill({ Question: 'We’re moving' });
    await reads(/Draft kept/);
    await tab.load();
    await reads('We’re moving', panel('As members see it'));
    const other = await app.server.loggedIn(await app.newStaff(roles));
    await other.graphql(
      `mutation ($input: SaveHelpArticleInput!) { saveHelpArticle(input: $input) { __typename } }`,
      {
        input: {
          articleId: 'moving',
          version: 0,
          content: {
            subject: 'HOME',
            texts: [{ locale: 'en-US', title: 'Moving out', keywords: '', body: 'Tell us.' }],
          },
          reason: 'Shorter',
        },
      },
    );
    await press('Review change');
    await confirm('Publish');
    await reads('Someone else changed this article in the meantime.');
  });
});

import { describe, expect, it } from 'vitest';
import { clientApp, DANA, feature, renderHtml } from '../../../../tests/support/clientApp.tsx';
import type { ClientAppOptions } from '../../../../tests/support/clientApp.tsx';
import { laterRoutes } from '../../app/laterRoutes.ts';
import { routes } from '../../app/routes.ts';
import { BareShell, CenteredShell, StandardShell } from './shells.tsx';

const SHELL = [feature('nav_full_experience'), feature('nav_refer_link')];
const MEMBER: ClientAppOptions = { user: DANA, features: SHELL };

const links = (html: string) => [
  ...(/<nav class="nav".*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(
    /<a (aria-current="page" )?[^>]*href="([^"]*)"/g,
  ),
];

describe('the standard shell', () => {
  it('NAV-01 to NAV-05: links to the five areas', async () => {
    const html = renderHtml(await clientApp(MEMBER), <StandardShell />, '/events');
    expect(links(html).map(([, , href]) => href)).toEqual([
      '/',
      '/events',
      '/devices',
      '/rewards',
      '/invite',
    ]);
  });

  it.each([
    ['/', '/'],
    ['/events/1', '/events'],
    ['/wallet', '/rewards'],
    ['/device_offer', '/rewards'],
    ['/settings', undefined],
  ])('NAV-04, NAV-12: on %s the link to %s is the current one', async (path, current) => {
    const html = renderHtml(await clientApp(MEMBER), <StandardShell />, path);
    expect(links(html).find(([, mark]) => mark !== undefined)?.[2]).toBe(current);
  });

  it.each<[string, ClientAppOptions, string]>([
    ['NAV-07: for a stranger', { user: null, features: SHELL }, '/events'],
    ['NAV-08: without the full experience', { user: DANA, features: [] }, '/events'],
    ['NAV-09: with a hiding feature', { user: DANA, features: [...SHELL, feature('nav_hide')] }, '/events'],
    ['NAV-10: on a hiding path', MEMBER, '/signup/full'],
    [
      'NAV-11: on the first visit to the wallet',
      { user: DANA, features: [...SHELL, feature('nav_hide_on_wallet_first_visit')] },
      '/wallet?firstVisit=true',
    ],
  ])('%s there is no navigation', async (_row, options, path) => {
    expect(links(renderHtml(await clientApp(options), <StandardShell />, path))).toEqual([]);
  });

  it.each([
    ['/wallet/cashout', ['page', 'page-with-nav']],
    ['/wallet/egift', ['page', 'page-with-nav', 'page-rail']],
  ])('NAV-10: on %s the page is laid out as %o', async (path, classes) => {
    const html = renderHtml(await clientApp(MEMBER), <StandardShell />, path);
    expect(/<div class="(page[^"]*)"/.exec(html)?.[1]?.split(' ')).toEqual(classes);
    expect(links(html)).toHaveLength(5);
  });

  it('NAV-13: bar, content and navigation, with one main landmark and a skip link', async () => {
    const html = renderHtml(await clientApp(MEMBER), <StandardShell />, '/');
    expect(html.match(/<header class="bar"/g)).toHaveLength(1);
    expect(html.match(/<main /g)).toHaveLength(1);
    expect(html).toContain('<a href="#main" class="skip">Skip to content</a>');
  });

  it('NAV-24: the round link to the settings shows the picture, or the initials', async () => {
    expect(renderHtml(await clientApp(MEMBER), <StandardShell />, '/')).toMatch(
      /<a [^>]*aria-label="Settings"[^>]*href="\/settings"[^>]*>.*?>DR</,
    );
    const pictured = renderHtml(
      await clientApp({ ...MEMBER, user: { ...DANA, pictureUrl: 'https://img.example/original/me.jpg' } }),
      <StandardShell />,
      '/',
    );
    expect(pictured).toContain(
      '<img src="https://img.example/original/me.jpg" alt="" width="30" height="30"',
    );
  });

  it('NAV-24: hides the settings link from visitors', async () => {
    expect(renderHtml(await clientApp(), <StandardShell />, '/')).not.toContain('/settings');
  });

  it('NAV-14, BRD-33: a member’s own image replaces the brand’s logo', async () => {
    expect(renderHtml(await clientApp(MEMBER), <StandardShell />, '/')).toContain(
      '/brand/logo.svg?theme=ebbwatt&amp;mode=light',
    );
    const own = renderHtml(
      await clientApp({ ...MEMBER, user: { ...DANA, brandBarImageUrl: 'https://img.example/bar.png' } }),
      <StandardShell />,
      '/',
    );
    expect(own).toContain('https://img.example/bar.png');
    expect(own).not.toContain('logo.svg');
  });

  it('BRD-16, BRD-05: the words are the brand’s', async () => {
    expect(
      renderHtml(await clientApp({ ...MEMBER, brand: 'home-security' }), <StandardShell />, '/'),
    ).toContain('aria-label="Hearthguard home"');
  });
});

describe('the way to the help', () => {
  const helpLinks = (html: string) =>
    [...html.matchAll(/href="(\/help[^"]*)"[^>]*>([^<]*)</g)].map(([, to, words]) => [to, words]);

  it('is at the end of a member’s page, and names the screen', async () => {
    const html = renderHtml(await clientApp(MEMBER), <StandardShell />, '/rewards/wheel');
    expect(helpLinks(html)).toEqual([['/help?about=%2Frewards%2Fwheel', 'Help with this page']]);
    expect(html.indexOf('Help with this page')).toBeGreaterThan(html.indexOf('Content</h1>'));
  });

  it('is on every member’s screen with a name; Home has one of its own, and the help needs none', async () => {
    const app = await clientApp(MEMBER);
    const without = [...routes, ...laterRoutes]
      .filter(({ shell }) => shell === 'standard')
      .flatMap(({ rows }) => rows.map(({ path }) => path))
      .filter((path) => helpLinks(renderHtml(app, <StandardShell />, path)).length !== 1);
    expect(without).toEqual(['/', '/help', '/help/:id']);
    expect(helpLinks(renderHtml(app, <StandardShell />, '/settings/help'))).toEqual([]);
  });

  it('is for members alone, who have these screens', async () => {
    expect(helpLinks(renderHtml(await clientApp(), <StandardShell />, '/promo'))).toEqual([]);
  });
});

describe('the other shells', () => {
  it('NAV-18: screens with a single task have the 60 px bar', async () => {
    expect(renderHtml(await clientApp(), <CenteredShell />, '/login')).toContain('class="bar bar-tall"');
  });

  it('NAV-17: center their content on the page', async () => {
    expect(renderHtml(await clientApp(), <CenteredShell />, '/login')).toContain('page-centered');
    expect(renderHtml(await clientApp(MEMBER), <StandardShell />, '/')).not.toContain('page-centered');
  });

  it('SYS-11: the bare shell has neither bar nor navigation', async () => {
    expect(renderHtml(await clientApp(MEMBER), <BareShell />, '/maintenance')).not.toMatch(/<header|<nav/);
  });
});

describe('every shell', () => {
  it('has no inline style, which the security policy would refuse', async () => {
    const app = await clientApp(MEMBER);
    for (const Shell of [StandardShell, CenteredShell, BareShell])
      expect(renderHtml(app, <Shell />, '/')).not.toContain(' style=');
  });
});

// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { clientApp, DANA, feature } from '../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../app/AppRoot.tsx';
import { useSurvey } from './useSurvey.ts';

const facts = {
  memberId: DANA.id,
  wasInLegacy: false,
  devices: 1,
  attributes: {},
};

const survey = {
  name: 'FIRST_SEASON',
  title: 'How is your first season?',
  label: 'Take the survey',
  url: 'https://survey.example/first',
  onNextPage: true,
};

/** A full load of an address in one tab: a new app, the same session storage. Resolves to what the survey noted. */
async function load(
  address: string,
): Promise<{ readonly noted: readonly string[]; go(to: string): Promise<void> }> {
  const noted: string[] = [];
  const note = (key: string): void => void noted.push(key);
  let isSettled = (): void => undefined;
  const settled = new Promise<void>((resolve) => {
    isSettled = resolve;
  });
  const Page = () => {
    useSurvey([survey], facts, note);
    // Runs after the effects of the survey.
    useEffect(isSettled, []);
    return <h1>Page</h1>;
  };
  window.history.replaceState(null, '', address);
  const app = await clientApp({ user: DANA, features: [feature('banner_survey')] });
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  cleanup();
  render(
    <AppRoot app={app.services}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  await settled;
  return { noted, go: (to) => router.navigate(to) };
}

it('BAN-31: a pending survey is shown on the next page, also after a full load', async () => {
  expect((await load('/')).noted).toEqual([]);
  expect((await load('/events')).noted).toEqual(['ANNOUNCE_SURVEY_FIRST_SEASON']);
  expect(window.sessionStorage.length).toBe(0);
});

it('BAN-31: a link within the app counts as the next page', async () => {
  const { noted, go } = await load('/');
  await go('/events');
  await waitFor(() => expect(noted).toEqual(['ANNOUNCE_SURVEY_FIRST_SEASON']));
});

it('BAN-32: a reload keeps a survey pending', async () => {
  await load('/devices?kind=car');
  expect((await load('/devices?kind=car')).noted).toEqual([]);
  expect(window.sessionStorage.length).toBe(1);
});

it('a look by staff neither starts nor shows a survey', async () => {
  const bar = document.createElement('div');
  bar.className = 'preview-bar';
  document.body.append(bar);
  await load('/');
  expect(window.sessionStorage.length).toBe(0);
  bar.remove();
  await load('/');
  document.body.append(bar);
  expect((await load('/events')).noted).toEqual([]);
});

// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { toPlacements } from '../../../../tests/support/homeApp.tsx';
import { refusal, renderApp, type AnswerTable } from '../../../../tests/support/renderApp.tsx';

everythingIsNear();

const VIEWER = { __typename: 'Viewer' };
const REFERRALS = {
  __typename: 'Referrals',
  code: 'ABCDEFGH',
  link: 'http://localhost:3000/?ref=ABCDEFGH',
  nextReferrerPoints: 2_000,
  friendPoints: 1_000,
  boosts: 0,
  savedWattHours: 0,
  paidFriendCount: 0,
  earnedPoints: 0,
  invitedBy: null,
  shownName: null,
  friends: {
    __typename: 'ReferredFriendConnection',
    totalCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
};
const TEAM = {
  __typename: 'TeamResult',
  kind: 'AREA',
  homes: 24,
  month: '2026-05-01',
  savedWattHours: 12_000,
  ownWattHours: 500,
  rank: 2,
  teamCount: 5,
};
const toAnswer = (team: object | null) => ({ viewer: { ...VIEWER, team } });

async function openInvite(answers: AnswerTable) {
  const page = await renderApp({
    path: '/invite',
    user: DANA,
    features: ['referrals_invite'],
    answers: {
      inviteLoaderQuery: { viewer: { ...VIEWER, referrals: REFERRALS } },
      inviteLoaderBoardQuery: { viewer: { ...VIEWER, referralLeaderboard: null, referrals: REFERRALS } },
      PcePlacements: { viewer: toPlacements({}) },
      ...answers,
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Your team' }));
  return { ...page, card };
}

it('shows what the homes of the postal area saved together, the own share and the place among teams', async () => {
  const { card } = await openInvite({ TeamLazyQuery: toAnswer(TEAM) });
  expect(await card.findByText('24 homes in your postal area count as one team.')).toBeVisible();
  expect(card.getByText('Saved together in May').parentElement).toHaveTextContent('12 kWh');
  expect(card.getByText('Your share').parentElement).toHaveTextContent('500 Wh');
  expect(card.getByText('Place among teams, per home').parentElement).toHaveTextContent('2 of 5');
});

it('names the organization, and no place where there is one team', async () => {
  const { card } = await openInvite({
    TeamLazyQuery: toAnswer({ ...TEAM, kind: 'ORGANISATION', rank: 1, teamCount: 1 }),
  });
  expect(await card.findByText('24 homes of your organization count as one team.')).toBeVisible();
  expect(card.queryByText('Place among teams, per home')).not.toBeInTheDocument();
});

it.each([
  [
    'a month without savings',
    { ...TEAM, savedWattHours: 0, ownWattHours: 0 },
    /^Nothing saved together in May/,
  ],
  ['no team', null, /^Once 20 homes in your postal area or organization are connected/],
])('says so of %s', async (_what, team, text) => {
  const { card } = await openInvite({ TeamLazyQuery: toAnswer(team) });
  expect(await card.findByText(text)).toBeVisible();
  expect(card.queryByText('Your share')).not.toBeInTheDocument();
});

it('asks again for a team that failed, while the rest of the page stays', async () => {
  expectConsoleErrors();
  const { card, user, answer } = await openInvite({ TeamLazyQuery: () => refusal(500) });
  const retry = await card.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('region', { name: 'How it works' })).toBeVisible();
  answer({ TeamLazyQuery: toAnswer(TEAM) });
  await user.click(retry);
  expect(await card.findByText('Saved together in May')).toBeVisible();
});

it('REF-05: shows what staff announce about invitations', async () => {
  await openInvite({
    PcePlacements: ({ body }) => {
      expect(body).toMatchObject({ names: ['ReferralsAnnouncementBanner'] });
      return { viewer: toPlacements({ ReferralsAnnouncementBanner: { title: 'Double in June' } }) };
    },
    TeamLazyQuery: toAnswer(TEAM),
  });
  expect(await screen.findByText('Double in June')).toBeVisible();
});

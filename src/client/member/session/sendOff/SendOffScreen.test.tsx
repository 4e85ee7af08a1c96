// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeApp } from '../../../../../tests/support/homeApp.tsx';

const PARTNER = {
  __typename: 'GoogleRhr',
  id: 'peak',
  enrollmentAppUri: 'https://www.lone-mesa.example/thermostat/enroll',
  expectedPartnerName: 'Lone Mesa Energy',
  expectedTermsOfServiceUri: 'https://www.lone-mesa.example/thermostat/terms',
};
const DONE = {
  __typename: 'ThermostatSendOff',
  message: 'Thanks, that’s noted.',
  session: { __typename: 'Session', id: 's1', hasPartnerAccountLinkingRedirect: false },
};
const open = (googleRhr: object | null) =>
  homeApp({
    path: '/update-google-nest',
    answers: {
      sendOffLoaderQuery: { viewer: { googleRhr } },
      useSendOffCompleteMutation: { markSendOffComplete: DONE },
      useSendOffBeforeMutation: { markEnrollmentAlreadyDone: DONE },
    },
  });

it.each([
  ['I’ve finished there', 'useSendOffCompleteMutation', { input: { programId: 'peak' } }],
  ['I’d already done that', 'useSendOffBeforeMutation', { input: {} }],
])(
  'SGN-42, SGN-43: leads to the thermostat’s maker, records “%s”, and opens Home',
  async (button, mutation, input) => {
    const { user, sent, address } = await open(PARTNER);
    expect(await screen.findByRole('link', { name: /^Go to the maker’s site/ })).toHaveAttribute(
      'href',
      PARTNER.enrollmentAppUri,
    );
    expect(screen.getByText(/Lone Mesa Energy/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'these terms' })).toHaveAttribute(
      'href',
      PARTNER.expectedTermsOfServiceUri,
    );
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(DONE.message)).toBeVisible();
    expect(sent(mutation)).toEqual([input]);
    await waitFor(() => expect(address()).toBe('/'));
  },
);

it('SGN-43: says that there is nothing to do for a member without such a thermostat', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re all set' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I’ve finished there' })).not.toBeInTheDocument();
});

// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refusal, renderApp, type Answering } from '../../../../tests/support/renderApp.tsx';

const DATA = {
  user: { first_name: 'Dana', last_name: 'Reyes' },
  utility_short_name: 'Cedar Power',
  drp_name: 'GridShare',
  drp_email: 'leave@gridshare.example',
};
const open = (path: string, answering: Answering = DATA) =>
  renderApp({ path, answers: { 'GET /disenroll': answering } });

it('SYS-01: without a token ends at Home and makes no request', async () => {
  const { address, calls } = await open('/disenroll');
  await waitFor(() => expect(address()).toBe('/'));
  expect(calls.filter((call) => call.includes('disenroll'))).toEqual([]);
});

it('SYS-02, SYS-04, SYS-05: names the email address to write to, and shares the drafted email', async () => {
  const share = vi.fn<(data: { readonly text: string }) => Promise<void>>(() => Promise.resolve());
  for (const [name, value] of [
    ['maxTouchPoints', 5],
    ['share', share],
  ] as const)
    Object.defineProperty(window.navigator, name, { configurable: true, value });
  onTestFinished(() => {
    const { navigator } = window as unknown as { navigator: Record<string, unknown> };
    delete navigator['maxTouchPoints'];
    delete navigator['share'];
  });
  const { user, address, calls } = await open('/disenroll?access_token=abc');
  expect(await screen.findByText('leave@gridshare.example')).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('GridShare');
  expect(main).toHaveTextContent('Cedar Power');
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(address()).toBe('/disenroll');
  await user.click(screen.getByRole('button', { name: 'Send Disenrollment Email' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].text).toContain('Please have Cedar Power remove me');
  expect(share.mock.calls[0]?.[0].text).toContain('Dana Reyes');
  expect(calls).toContain('GET /disenroll?access_token=abc');
  expect(calls.filter((call) => call.includes('user_status?'))).toEqual([]);
});

it('SYS-03: an address takes precedence', async () => {
  const { left } = await open('/disenroll?access_token=abc', { ...DATA, url: '/?from=disenroll' });
  await waitFor(() => expect(left).toEqual(['/?from=disenroll']));
});

it('SYS-03: says so when it isn’t one of ours', async () => {
  await open('/disenroll?access_token=abc', { ...DATA, url: 'https://evil.example/' });
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t take you there' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Contact us/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

it.each<[string, Answering]>([
  ['an empty reply', {}],
  ['a refused token', refusal(404)],
])('SYS-06: %s ends at Home', async (_what, answering) => {
  const { address } = await open('/disenroll?access_token=abc', answering);
  await waitFor(() => expect(address()).toBe('/'));
});

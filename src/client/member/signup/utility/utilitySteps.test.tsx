// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signupApp } from '../../../../../tests/support/signupApp.tsx';
import { signupAt } from '../../../../../tests/support/stubSignup.ts';

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** Names and values of form data as it is sent. */
const fieldsIn = (sent = '') =>
  [...sent.matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n/g)].map(([, name, value]) => [name, value]);

describe('choosing the utility', () => {
  it('SGN-23, SGN-27: lists utilities that serve the home first, and names the delivering utility only where it differs', async () => {
    await signupApp('/signup/select_utility', signupAt('select_utility'));
    const options = async (name: string) =>
      texts(within(await screen.findByRole('group', { name })).getAllByRole('option'));
    expect(await options('Serves 94103')).toEqual([
      'Cedar Power & Light (CPL)',
      expect.stringMatching(/^Juniper Valley.*Delivered by Cedar Power$/),
    ]);
    expect(await options('Other utilities')).toEqual(['Madrone Municipal Utilities (MMU)']);
    expect(screen.getAllByRole('option').at(-1)).toHaveTextContent("(I don't see my utility)");
  });

  it('SGN-08, SGN-23, SGN-25: is done by keyboard alone, and sent as form data', async () => {
    const app = await signupApp('/signup/select_utility', signupAt('select_utility'), {
      '/signup/select_utility': signupAt('connect_utility'),
    });
    const box = await screen.findByRole('combobox', { name: 'Your utility' });
    box.focus();
    await app.user.keyboard('juni');
    expect(texts(screen.getAllByRole('option'))).toEqual([
      expect.stringMatching(/Juniper Valley/),
      "(I don't see my utility)",
    ]);
    await app.user.keyboard('{ArrowDown}');
    const [first] = screen.getAllByRole('option');
    expect(box).toHaveAttribute('aria-activedescendant', first?.id);
    await app.user.keyboard('{Enter}');
    expect(box).toHaveValue('Juniper Valley Electric Cooperative (JVEC)');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(app.request('/signup/select_utility')).toBeUndefined();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/signup/connect_utility'));
    const request = app.request('/signup/select_utility');
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(fieldsIn(await request?.text())).toEqual([
      ['utility', '0190a1b2-0000-7000-8000-0000000000c2'],
      ['utility_free_text', ''],
      ['zip_code', '94103'],
      ['extras', '{}'],
    ]);
  });

  it('SGN-26, SGN-28: the last option asks for the name, and sends 999 with it', async () => {
    const app = await signupApp('/signup/select_utility', signupAt('select_utility'), {
      '/signup/select_utility': signupAt('connect_phone'),
    });
    await app.proceed();
    expect(screen.getByText(/^Choose your utility\. If it isn’t listed/)).toBeVisible();
    await app.user.click(screen.getAllByRole('option').at(-1) as HTMLElement);
    await app.proceed();
    expect(screen.getByText('Enter the name of your utility.')).toBeVisible();
    expect(app.request('/signup/select_utility')).toBeUndefined();
    await app.user.type(screen.getByLabelText('Name of your utility'), 'Village Power');
    await app.proceed();
    await waitFor(() => expect(app.address()).toBe('/signup/connect_phone'));
    expect(fieldsIn(await app.request('/signup/select_utility')?.text())).toEqual([
      ['utility', '999'],
      ['utility_free_text', 'Village Power'],
      ['zip_code', '94103'],
      ['extras', '{}'],
    ]);
  });
});

describe('connecting it', () => {
  it('SGN-10: says what is shared and what is not, redirects to the utility, and refuses an unsafe address', async () => {
    const app = await signupApp('/signup/connect_utility', signupAt('connect_utility'));
    expect(await screen.findByText(/we never see it/)).toBeVisible();
    const leadTo = (auth_url: string) =>
      app.on('/signup/update_utility', { body: { signup: signupAt('connect_utility_oauth'), auth_url } });
    leadTo('javascript:alert(1)');
    await app.proceed('Go to Cedar Power');
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t reach Cedar Power’s login page');
    expect(app.left).toEqual([]);
    leadTo('https://utility.example/oauth/authorize?state=s');
    await app.proceed('Go to Cedar Power');
    await waitFor(() => expect(app.left).toEqual(['https://utility.example/oauth/authorize?state=s']));
    expect(app.sent('/signup/update_utility')).toEqual({ start: true });
  });

  it.each([
    ['denied', 'You chose not to share'],
    ['narrowed', 'One choice is missing'],
    ['failed', 'That didn’t work'],
  ])('SGN-07: back from the utility: %s', async (result, title) => {
    const app = await signupApp(`/signup/oauth?result=${result}`, signupAt('connect_utility'));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to Cedar Power again' })).toBeVisible();
    await app.idle();
    expect(app.calls.filter((call) => call.includes('is_utility_auth_done'))).toEqual([]);
  });

  it('SGN-12, SGN-22: back from the utility with consent: polls until it arrives, then continues', async () => {
    const app = await signupApp(
      '/signup/oauth?result=active',
      signupAt('connect_utility_oauth'),
      {},
      {
        answers: {
          '/signup/is_utility_auth_done': (_request, count) => {
            if (count > 1) app.setSignup(signupAt('check_eligible', { utility_widget_state: 'AuthDone' }));
            return {
              body: {
                done: count > 1,
                status: count > 1 ? 'active' : 'waiting',
                utility_widget_state: 'AuthStart',
                utility_widget_substate: null,
              },
            };
          },
        },
      },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Checking with Cedar Power' })).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/signup/check_eligible'));
    app.setSignup(signupAt('connect_phone'));
    await waitFor(() => expect(app.address()).toBe('/signup/connect_phone'));
  });

  it('SGN-12, SGN-07: back from the utility with a meter that is another member’s: says so, instead of asking once more', async () => {
    const duplicate = { utility_widget_state: 'AuthDone', utility_widget_substate: 'Duplicate' };
    const app = await signupApp(
      '/signup/oauth?result=active',
      signupAt('connect_utility_oauth'),
      {},
      {
        answers: {
          '/signup/is_utility_auth_done': () => {
            app.setSignup(signupAt('check_eligible', duplicate));
            return { body: { done: true, status: 'failed', ...duplicate } };
          },
        },
      },
    );
    await waitFor(() => expect(app.address()).toBe('/signup/check_eligible'));
    expect(await screen.findByText(/connected to another account/)).toBeVisible();
  });

  it('SGN-09: in Australia a typo in the meter’s number is reported before sending', async () => {
    const app = await signupApp(
      '/signup/connect_utility',
      signupAt('connect_utility', { connection: 'ACCOUNT_NUMBER' }),
      { '/signup/update_utility': signupAt('check_eligible') },
      { brand: 'au-retailer' },
    );
    const nmi = await screen.findByRole('textbox', { name: 'NMI' });
    await app.user.type(nmi, '20019857327');
    await app.user.tab();
    expect(screen.getByText(/^That NMI doesn’t look right\./)).toBeVisible();
    await app.user.clear(nmi);
    await app.user.type(nmi, '2001 9857 328');
    await app.proceed('Connect');
    await waitFor(() => expect(app.address()).toBe('/signup/check_eligible'));
    expect(app.sent('/signup/update_utility')).toEqual({ nmi: '20019857328' });
  });

  it('SGN-09: reports details that failed the utility’s check, and keeps what was entered', async () => {
    await signupApp(
      '/signup',
      signupAt('connect_utility', {
        data: { connect_utility: { account_number: '1111111111' } },
        connection: 'ACCOUNT_NUMBER',
        utility_widget_state: 'issue_matching_records',
      }),
    );
    expect(await screen.findByText(/^Those details don’t match their records\./)).toBeVisible();
    expect(screen.getByLabelText('Account number')).toHaveValue('1111111111');
  });

  it('SGN-13, UTL-70, UTL-73: an outage shows its end as a date in the home’s time zone', async () => {
    const app = await signupApp(
      '/signup/utility_outage',
      signupAt('utility_outage'),
      {},
      {
        answers: {
          '/signup/utility_outage': {
            body: { in_outage: true, short_name: 'Cedar Power', outageEndDttm: '2099-06-04T03:00:00Z' },
          },
        },
      },
    );
    expect(
      await screen.findByText(
        /^Cedar Power's data sharing will be offline until June 3\. We'll let you know when it's back online/,
      ),
    ).toBeVisible();
    app.setSignup(signupAt('connect_utility'));
    await app.proceed('Check again');
    await waitFor(() => expect(app.address()).toBe('/signup/connect_utility'));
  });

  it('SGN-06: moved or not', async () => {
    const app = await signupApp('/signup/check_if_moved', signupAt('check_if_moved'), {
      '/signup/update_utility': signupAt('select_utility'),
    });
    await app.proceed('Yes, I moved');
    await waitFor(() => expect(app.address()).toBe('/signup/select_utility'));
    expect(app.sent('/signup/update_utility')).toEqual({ moved: true });
  });
});

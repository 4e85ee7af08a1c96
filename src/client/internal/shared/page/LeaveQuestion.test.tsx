// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppRoot } from '../../../app/AppRoot.tsx';
import { clientApp, DANA } from '../../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../../tests/support/renderApp.tsx';
import { useUnsaved } from '../form/useUnsaved.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

const NO_UTILITIES = { staff: { utilities: { edges: [] } } };
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

async function openForm() {
  const page = await renderApp({
    path: '/internal/security',
    user: { ...DANA, isAdmin: true, roleKeys: ['internal_programs'] },
    answers: {
      'GET /second_factors': {
        required: false,
        fresh: true,
        authenticator: null,
        passkeys: [],
        recovery_codes: 0,
      },
      newUtilityLoaderQuery: NO_UTILITIES,
      NewUtilityFormMutation: {
        createUtility: { __typename: 'UtilitySaved', utility: { id: 'u1', name: 'Elm Power' } },
      },
      utilityLoaderQuery: { staff: null },
    },
  });
  await page.go('/internal/utilities/new');
  return { ...page, acronym: await screen.findByLabelText('Acronym') };
}

/** Whether the browser would ask before it leaves the page. */
const asksOnReload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('what is typed into a form of staff and not saved', () => {
  it.each([
    [
      'a link',
      (page: Awaited<ReturnType<typeof openForm>>) =>
        page.user.click(screen.getByRole('link', { name: 'Your login' })),
    ],
    ['Back', async () => window.history.back()],
  ] as const)('is asked about before %s leaves it; staying keeps it', async (_way, leave) => {
    const page = await openForm();
    await page.user.type(page.acronym, 'ELM');
    await leave(page);
    const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await page.user.click(asked.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    // Back leaves the address for a moment.
    await waitFor(() => expect(page.address()).toBe('/internal/utilities/new'));
    expect(page.acronym).toHaveValue('ELM');

    await leave(page);
    await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.address()).toBe('/internal/security'));
  });

  it('is asked about by the browser before a reload, and no longer once it is taken back', async () => {
    const page = await openForm();
    expect(asksOnReload()).toBe(false);
    await page.user.type(page.acronym, 'ELM');
    expect(asksOnReload()).toBe(true);
    await page.user.clear(page.acronym);
    expect(asksOnReload()).toBe(false);
  });

  it('is not asked about once it is saved', async () => {
    const page = await openForm();
    await page.user.type(page.acronym, 'ELM');
    await page.user.click(screen.getByRole('button', { name: 'Review change' }));
    await page.user.type(await screen.findByLabelText('Reason'), 'New partner');
    await page.user.click(screen.getByRole('button', { name: 'Add the utility' }));
    await waitFor(() => expect(page.address()).toBe('/internal/utilities/u1'));
    expect(question()).not.toBeInTheDocument();
  });

  it('is left for the page that was asked for, also when another navigation ends while a draft is kept', async () => {
    let keep = (): void => undefined;
    const kept = new Promise<boolean>((resolve) => (keep = () => resolve(true)));
    function Form() {
      useUnsaved(true, () => kept);
      return <h1>Form</h1>;
    }
    const router = createMemoryRouter(
      [
        {
          path: '/form',
          element: (
            <LeaveQuestion>
              <Form />
            </LeaveQuestion>
          ),
        },
        { path: '/list', element: <h1>List</h1> },
      ],
      { initialEntries: ['/form'] },
    );
    render(
      <AppRoot app={(await clientApp()).services}>
        <RouterProvider router={router} />
      </AppRoot>,
    );
    await act(() => router.navigate('/list'));
    await act(() => router.navigate('/form?draft=1', { replace: true }));
    await act(async () => keep());
    expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  });
});

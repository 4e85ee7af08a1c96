// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { clientApp } from '../../../../../tests/support/clientApp.tsx';
import { atWidth, explanation, layOut, onPhone } from '../../../../../tests/support/staffPages.ts';
import { AppRoot } from '../../../app/AppRoot.tsx';
import { MuiRoot } from '../../../ui/mui/MuiRoot.tsx';
import type { GridColumn } from './gridColumn.ts';
import { StaffGrid } from './StaffGrid.tsx';

layOut();

interface Row {
  readonly name: string;
  readonly points: number;
  readonly note: string;
}

const ROWS: readonly Row[] = [
  { name: 'Robin', points: 1_250, note: 'A long story about a meter' },
  { name: 'Ada', points: 900, note: 'A short one' },
];
const COLUMNS: readonly GridColumn<Row>[] = [
  { key: 'name', header: 'Name', rowHeader: true, by: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'points',
    header: 'Points',
    numeric: true,
    by: ({ points }) => points,
    cell: ({ points }) => points,
  },
  { key: 'note', header: 'Note', wraps: true, secondary: true, cell: ({ note }) => note },
];

/** Answers every address that sorting leads to. */
async function open(columns = COLUMNS): Promise<readonly string[]> {
  const { services } = await clientApp();
  const grid = (
    <MuiRoot owner={services} nonce={undefined} locale="en-US">
      <StaffGrid<Row>
        caption="Members"
        columns={columns}
        rows={ROWS}
        rowKey={({ name }) => name}
        empty="None"
      />
    </MuiRoot>
  );
  const router = createMemoryRouter([{ path: '/', element: grid }]);
  const addresses: string[] = [];
  router.subscribe(({ location }) => void addresses.push(location.search));
  render(
    <AppRoot app={services}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  await screen.findByText('Robin');
  return addresses;
}

const classOf = (role: string, name: string | RegExp): string => screen.getByRole(role, { name }).className;

it('aligns figures at the right, with their heading, and everything else at the left', async () => {
  await open();
  expect(classOf('gridcell', '1250')).toContain('textRight');
  expect(classOf('columnheader', /^Points/)).toContain('alignRight');
  expect(classOf('rowheader', 'Ada')).toContain('textLeft');
  expect(classOf('gridcell', 'A short one')).toContain('textLeft');
  expect(classOf('columnheader', /^Note/)).not.toContain('alignRight');
});

it('sets long text on several lines, and nothing else', async () => {
  await open();
  expect(classOf('gridcell', 'A short one')).toMatch(/\bwraps\b/);
  expect(classOf('gridcell', '1250')).not.toMatch(/\bwraps\b/);
});

it('leaves secondary columns out where it has less room than on a desk, and has them in a wide window', async () => {
  await open();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  cleanup();
  await atWidth(800, async () => {
    await open();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Points',
    ]);
  });
});

describe('a column whose figures are explained', () => {
  const about = { title: 'Points', text: 'All that it has earned.' };
  const explained = COLUMNS.map((column) =>
    column.key === 'points' ? { ...column, about: about.text } : column,
  );

  it('has a button beside its name that opens the explanation without sorting', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const addresses = await open(explained);
    const why = screen.getByRole('button', { name: 'Points: How?' });
    const header = why.closest('[role=columnheader]');
    expect(explanation(why)).toEqual(about);
    await user.click(why);
    why.focus();
    await user.keyboard('{Enter}');
    expect(why).toHaveFocus();
    await user.click(screen.getByText('Points', { selector: '[role=columnheader] *' }));
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
    expect(addresses).toEqual(['?sort=points']);
    expect(screen.queryByRole('button', { name: 'Note: How?' })).not.toBeInTheDocument();
  });

  it('has it at each card’s figure on a phone, in one sheet for all of them', async () => {
    await onPhone(async () => {
      await open(explained);
      const names = screen.getAllByRole('button', { name: 'Points How?' });
      expect(names.map(explanation)).toEqual([about, about]);
      expect(document.querySelectorAll('[popover]')).toHaveLength(1);
    });
  });
});

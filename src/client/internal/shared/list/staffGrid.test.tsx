// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { clientApp } from '../../../../../tests/support/clientApp.tsx';
import { atWidth, layOut } from '../../../../../tests/support/staffPages.ts';
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

async function open(columns = COLUMNS): Promise<void> {
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
  render(
    <AppRoot app={services}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: grid }])} />
    </AppRoot>,
  );
  await screen.findByText('Robin');
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

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientApp } from '../../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../../app/AppRoot.tsx';
import { ManySelect } from './ManySelect.tsx';

const STATES = [
  { value: 'CA', label: 'California' },
  { value: 'CO', label: 'Colorado' },
  { value: 'TX', label: 'Texas' },
];

it('names what is chosen, finds the others by typing, and keeps what is typed while the form saves its draft', async () => {
  const app = await clientApp();
  const user = userEvent.setup({ delay: null });
  const chosen: (readonly string[])[] = [];
  // Each render has another array, as a form's is after its draft was saved.
  const form = () => (
    <AppRoot app={app.services}>
      <ManySelect
        label="States"
        options={STATES}
        values={['TX']}
        onChange={(values) => chosen.push(values)}
      />
    </AppRoot>
  );
  const { rerender } = render(form());
  expect(screen.getByText('Texas')).toBeVisible();
  const box = screen.getByRole('combobox', { name: 'States' });
  await user.click(box);
  await user.keyboard('colo');
  rerender(form());
  expect(box).toHaveValue('colo');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Colorado']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual([['TX', 'CO']]);
});

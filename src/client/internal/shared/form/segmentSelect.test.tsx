// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { clientApp } from '../../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../../app/AppRoot.tsx';
import { SegmentSelect, type ChosenSegment } from './SegmentSelect.tsx';

const CHOICES = [
  { segmentId: 'own', name: 'Our own', builtIn: false, active: true },
  { segmentId: 'off', name: 'Switched off', builtIn: false, active: false },
  { segmentId: 'gold', name: 'Gold or above', builtIn: true, active: true },
];
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** The field, whose choices come when the test says so, and what was chosen. */
async function openField(value: ChosenSegment | null) {
  const chosen: (ChosenSegment | null)[] = [];
  let arrive = (): void => undefined;
  const answer = new Promise<Response>((resolve) => {
    arrive = () => resolve(Response.json({ data: { staff: { segmentChoices: CHOICES } } }));
  });
  const app = await clientApp({ fetch: () => answer });
  function Form() {
    const [segment, choose] = useState(value);
    return (
      <SegmentSelect
        label="For"
        all="Everyone"
        value={segment}
        onChange={(next) => {
          chosen.push(next);
          choose(next);
        }}
      />
    );
  }
  await act(async () => {
    render(
      <AppRoot app={app.services}>
        <Form />
      </AppRoot>,
    );
    await Promise.resolve();
  });
  return { chosen, arrive };
}

describe('the field for a segment', () => {
  it('says that its choices are loading, and stays the same element when they come', async () => {
    const { arrive } = await openField({ id: 'off', name: 'Switched off' });
    const field = screen.getByLabelText('For');
    expect(field).toHaveAttribute('aria-busy', 'true');
    expect(options()).toEqual(['Everyone', 'Switched off', 'Loading segments…']);
    field.focus();
    arrive();
    expect(await screen.findByRole('option', { name: 'Gold or above' })).toBeVisible();
    expect(screen.getByLabelText('For')).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-busy', 'false');
    expect(field).toHaveDisplayValue('Switched off');
    expect(options()).toEqual(['Everyone', 'Gold or above', 'Our own', 'Switched off']);
  });

  it('offers those that are in use, and gives the one that is chosen with its name', async () => {
    const { arrive, chosen } = await openField(null);
    arrive();
    await screen.findByRole('option', { name: 'Our own' });
    expect(options()).toEqual(['Everyone', 'Gold or above', 'Our own']);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('For'), 'Our own');
    await user.selectOptions(screen.getByLabelText('For'), 'Everyone');
    expect(chosen).toEqual([{ id: 'own', name: 'Our own' }, null]);
  });
});

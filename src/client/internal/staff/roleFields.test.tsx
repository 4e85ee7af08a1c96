// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { INTERNAL_KEYS } from '../../../domain/features/roleKeys.ts';
import { keysOfRole, STAFF_ROLES } from '../../../domain/session/staffRoles.ts';
import { AppRoot } from '../../app/AppRoot.tsx';
import { RoleFields } from './RoleFields.tsx';

/** The fields, and what they give. */
async function open(
  given: readonly string[],
  more: Partial<Parameters<typeof RoleFields>[0]> = {},
): Promise<(readonly string[])[]> {
  const changes: (readonly string[])[] = [];
  const app = await clientApp();
  function Form() {
    const [chosen, choose] = useState(given);
    return (
      <RoleFields
        error={undefined}
        {...more}
        chosen={chosen}
        onChange={(next) => {
          changes.push(next);
          choose(next);
        }}
      />
    );
  }
  render(
    <AppRoot app={app.services}>
      <Form />
    </AppRoot>,
  );
  return changes;
}
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the roles of staff', () => {
  it('are all there, each with what it may do and the pages that it opens', async () => {
    await open(['internal_wallet']);
    expect(screen.getAllByRole('checkbox')).toHaveLength(STAFF_ROLES.length + INTERNAL_KEYS.length);
    expect(box('Money')).toBeChecked();
    expect(box('Rewards')).not.toBeChecked();
    expect(box('Money')).toHaveAccessibleDescription(/Opens .*Orders.*Payouts.*Referrals/);
  });

  it('are given and taken away one by one', async () => {
    const changes = await open(['internal_wallet']);
    const user = userEvent.setup();
    await user.click(box('Rewards'));
    await user.click(box('Money'));
    expect(changes).toEqual([['internal_wallet', 'internal_rewards'], ['internal_rewards']]);
  });

  it('are sets of rights that can be combined, and what no role adds up to is open below', async () => {
    const changes = await open(['internal_events']);
    expect(screen.getAllByText('Single rights')[0]?.closest('details')).toHaveAttribute('open');
    const user = userEvent.setup();
    await user.click(box('Program'));
    expect(box('Program')).toBeChecked();
    expect(changes.at(-1)).toEqual(['internal_events', 'internal_programs']);
    await user.click(box('Support'));
    await user.click(box('Program'));
    expect(changes.at(-1)).toEqual(keysOfRole('support'));
  });

  it('one that is fixed says why and stays, and can be given', async () => {
    const changes = await open(['internal_wallet'], {
      fixed: { internal_wallet: 'No one else has it.', internal_rewards: 'Not this one.' },
    });
    expect(box('Money')).toHaveAccessibleDescription(/No one else has it\.$/);
    const user = userEvent.setup();
    await user.click(box('Money'));
    expect(changes).toEqual([]);
    expect(box('Money')).toBeChecked();
    await user.click(box('Rewards'));
    expect(changes).toEqual([['internal_wallet', 'internal_rewards']]);
  });

  it('say what is missing, for all of them', async () => {
    await open([], { error: 'Choose at least one role.' });
    expect(screen.getByRole('group', { name: 'Roles' })).toHaveAccessibleDescription(
      /Choose at least one role\./,
    );
  });
});

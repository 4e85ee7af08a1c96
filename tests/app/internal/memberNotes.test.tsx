import { screen, waitFor, within } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { expect, it } from 'vitest';
import { layOut, list, listed, panel } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

const page = (memberId: string, section = '') =>
  `/internal/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}${section}`;
const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('staff write a note, pin it above every section, edit their own and delete it with a reason; the timeline has it', async () => {
  const dana = await app.newMember({ firstName: 'Dana' });
  const support = await app.newStaff(['internal_support'], { firstName: 'Sam' });
  const opened = await app.open(page(dana), { as: support });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Add a note' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Save the note' }));
  expect(await form.findByText('Write the note first.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Note/ }), 'Prefers French on the phone');
  await user.click(form.getByRole('checkbox', { name: 'Show at the top of every section' }));
  await user.click(form.getByRole('button', { name: 'Save the note' }));
  await closed();
  expect(await within(panel('Notes')).findByText('Prefers French on the phone')).toBeVisible();
  expect(screen.getByText('Pinned notes')).toBeVisible();
  await waitFor(() =>
    expect(list('What happened').rows).toContainEqual(
      expect.objectContaining({ What: 'Note', Details: 'Prefers French on the phone', By: 'Sam' }),
    ),
  );

  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const edit = await dialog();
  await user.type(edit.getByRole('textbox', { name: /^Note/ }), ', mornings only');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await closed();
  await opened.go(page(dana, '/messages'));
  expect(await screen.findByText('Prefers French on the phone, mornings only')).toBeVisible();

  const { user: other } = await app.open(page(dana), { as: await app.newStaff(['internal_wallet']) });
  await screen.findByRole('button', { name: 'Unpin' });
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await other.click(screen.getByRole('button', { name: 'Unpin' }));
  expect(await screen.findByRole('button', { name: 'Pin' })).toBeVisible();
  expect(screen.queryByText('Pinned notes')).not.toBeInTheDocument();
  await other.click(screen.getByRole('button', { name: 'Delete' }));
  const removal = await dialog();
  await other.type(removal.getByRole('textbox', { name: 'Reason' }), 'Not true anymore');
  await other.click(removal.getByRole('button', { name: 'Delete' }));
  await closed();
  expect(await screen.findByText(/^No notes yet/)).toBeVisible();
  await waitFor(() =>
    expect(list('What happened').rows).toContainEqual(
      expect.objectContaining({ What: 'Note deleted', Details: 'Not true anymore' }),
    ),
  );
  expect(panel('What happened')).not.toHaveTextContent('Prefers French');
});

it('staff tag members from the brand’s list, and filter the member list and its table by tag', async () => {
  const [dana, omar] = [
    await app.newMember({ email: 'dana.tag@example.org' }),
    await app.newMember({ email: 'omar.tag@example.org' }),
  ];
  await app.newMember({ email: 'untagged@example.org' });
  const support = await app.newStaff(['internal_support']);
  const { user } = await app.open(page(dana), { as: support });
  await user.click(await screen.findByRole('button', { name: 'Change tags' }));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: /^Another tag/ }), ' Solar  roof ');
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Said so on the phone');
  await user.click(form.getByRole('button', { name: 'Save tags' }));
  await closed();
  expect(await screen.findByRole('link', { name: 'Solar roof' })).toBeVisible();

  const { user: second, browser } = await app.open(page(omar), { as: support });
  await second.click(await screen.findByRole('button', { name: 'Change tags' }));
  const again = await dialog();
  await second.click(again.getByRole('combobox', { name: 'Tags' }));
  await second.click(await screen.findByRole('option', { name: 'Solar roof' }));
  await second.keyboard('{Escape}');
  await second.type(again.getByRole('textbox', { name: 'Reason' }), 'Has panels');
  await second.click(again.getByRole('button', { name: 'Save tags' }));
  await closed();
  await second.click(await screen.findByRole('link', { name: 'Solar roof' }));
  await listed('Members', ['dana.tag@example.org', 'omar.tag@example.org']);
  expect(screen.getByRole('combobox', { name: 'Members by tag' })).toHaveValue('Solar roof');

  const link = screen.getByRole('link', { name: 'Download as CSV' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://page');
  const csv = (await browser.call(`${address.pathname.replace('/backend', '')}${address.search}`)).body;
  expect(csv.split('\r\n').slice(1, -1)).toEqual([
    expect.stringMatching(/^dana\.tag@example\.org,.*,Solar roof$/),
    expect.stringMatching(/^omar\.tag@example\.org,.*,Solar roof$/),
  ]);
  await second.selectOptions(screen.getByRole('combobox', { name: 'Members by tag' }), 'All tags');
  await waitFor(() => expect(list('Members').names).toContain('untagged@example.org'));
});

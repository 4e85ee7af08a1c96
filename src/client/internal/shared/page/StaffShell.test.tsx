import { expect, it } from 'vitest';
import { clientApp, DANA, renderHtml } from '../../../../../tests/support/clientApp.tsx';
import { StaffShell } from './StaffShell.tsx';

it('NAV-16, INT-08: the staff’s shell says INTERNAL, without inline styles, which the security policy would refuse', async () => {
  const app = await clientApp({ user: { ...DANA, isAdmin: true, roleKeys: ['internal_events'] } });
  const html = renderHtml(app, <StaffShell />, '/internal');
  expect(html).toContain('>INTERNAL</strong>');
  expect(html).not.toContain(' style=');
});

it.each([
  ['a member', DANA],
  ['a stranger', null],
])('NAV-16, INT-01: %s sees nothing of the staff’s shell', async (_who, user) => {
  expect(renderHtml(await clientApp({ user }), <StaffShell />, '/internal/zzz')).not.toContain('INTERNAL');
});

import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { PageShell } from '../ui/page/PageShell.tsx';
import type { ShellName } from './routeTable.ts';

function PlainShell() {
  return (
    <PageShell>
      <Outlet />
    </PageShell>
  );
}

/** The component around the screens of a section. */
export const shells: Readonly<Record<ShellName, ComponentType>> = {
  standard: PlainShell,
  centered: PlainShell,
  bare: PlainShell,
  internal: PlainShell,
};

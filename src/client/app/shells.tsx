import type { ComponentType } from 'react';
import { BareShell, CenteredShell, StandardShell } from '../shared/shell/shells.tsx';
import type { ShellName } from './routeTable.ts';

export const shells: Readonly<Record<ShellName, ComponentType>> = {
  standard: StandardShell,
  centered: CenteredShell,
  bare: BareShell,
};

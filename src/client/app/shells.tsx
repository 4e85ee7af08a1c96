import type { ComponentType } from 'react';
import { BareShell, CenteredShell, InternalShell, StandardShell } from '../shared/shell/shells.tsx';
import type { ShellName } from './routeTable.ts';

export const shells: Readonly<Record<ShellName, ComponentType>> = {
  standard: StandardShell,
  centered: CenteredShell,
  bare: BareShell,
  internal: InternalShell,
};

import { Outlet } from 'react-router-dom';
import { FlashStack } from './FlashStack.tsx';
import { ScrollAndFocus } from '../../platform/navigation/ScrollAndFocus.tsx';

/** Surrounds all shells with what persists when the shell changes. */
export function AppFrame() {
  return (
    <>
      <Outlet />
      <FlashStack />
      <ScrollAndFocus />
    </>
  );
}

import { Outlet } from 'react-router-dom';
import { FlashStack } from './FlashStack.tsx';
import { ScrollAndFocus } from '../../platform/navigation/ScrollAndFocus.tsx';

/** Around all shells: what stays when the shell changes. */
export function AppFrame() {
  return (
    <>
      <Outlet />
      <FlashStack />
      <ScrollAndFocus />
    </>
  );
}

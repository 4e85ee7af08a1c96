import { useSession } from './useSession.ts';

/** Whether the home's account is the reader's own, and not one that they were invited into. */
export const useIsOwner = (): boolean => useSession().user?.homeRole !== 'member';

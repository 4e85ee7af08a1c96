import { useIntl } from 'react-intl';

/** "Can’t take part in events. The home is in no program." */
export function useTakingPartText(): (can: string, why: string | null) => string {
  const intl = useIntl();
  return (can, why) => {
    const state = intl.formatMessage({ id: `internalMembers.can.${can}` });
    return why === null ? state : `${state} ${intl.formatMessage({ id: `internalMembers.why.${why}` })}`;
  };
}

import { useIntl } from 'react-intl';

/** Who made a change: the name or address of a person, or words for `system`. */
export function useActorName(): (actor: string) => string {
  const intl = useIntl();
  return (actor) => (actor === 'system' ? intl.formatMessage({ id: 'internal.history.system' }) : actor);
}

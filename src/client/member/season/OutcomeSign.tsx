import type { DayOutcome } from '../../../domain/events/dayOutcome.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons/controlIcons.tsx';
import { Icon, type IconProps } from '../../ui/icons/Icon.tsx';
import { BoltIcon, PlugIcon } from '../../ui/icons/navIcons.tsx';
import { ClockIcon, SunIcon } from '../../ui/icons/objectIcons.tsx';

const DashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 12h12" />
  </Icon>
);

const RingIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="6" />
  </Icon>
);

const SIGNS = {
  SAVED: CheckIcon,
  NOTHING: DashIcon,
  SAT_OUT: RingIcon,
  AWAY: SunIcon,
  WAITING: ClockIcon,
  NO_POWER: PlugIcon,
  CALLED_OFF: CloseIcon,
  COMING: BoltIcon,
} as const satisfies Readonly<Record<DayOutcome, unknown>>;

/** In the order of the legend. */
export const OUTCOMES = Object.keys(SIGNS) as readonly DayOutcome[];

/** What an event was to the member, as a sign whose form says it without its color. */
export function OutcomeSign({ outcome }: { readonly outcome: DayOutcome }) {
  const Sign = SIGNS[outcome];
  return <Sign size={20} />;
}

import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconProps } from '../../ui/icons/Icon.tsx';

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);

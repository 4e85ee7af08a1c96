import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeviceType } from '../../../../domain/devices/deviceTypes.ts';
import type { DeviceSentence } from '../../../../domain/events/deviceSentence.ts';
import { DeviceTypeIcon } from '../../../shared/devices/DeviceTypeIcon.tsx';
import { PlugIcon } from '../../../ui/icons/navIcons.tsx';
import { FoldRow } from '../../../ui/FoldRow.tsx';
import { List } from '../../../ui/List.tsx';

type Look = DeviceSentence['look'];

interface LooksRowProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** Of each device behind it. */
  readonly looks: readonly Look[];
  readonly children: ReactNode;
}

/** Several devices after the event: one line for all of them, and the rest behind it. */
function LooksRow({ icon, title, looks, children }: LooksRowProps) {
  const count = (look: Look) => looks.filter((each) => each === look).length;
  const [took, trouble] = [count('in'), count('trouble')];
  return (
    <FoldRow
      icon={icon}
      tone={trouble > 0 ? 'warn' : took > 0 ? 'brand' : 'quiet'}
      title={title}
      detail={
        <FormattedMessage
          id="eventDevices.kind"
          values={{
            all: looks.length,
            took,
            trouble,
            which: took === looks.length ? 'all' : took === 0 ? 'none' : 'some',
          }}
        />
      }
      flush
    >
      <List>{children}</List>
    </FoldRow>
  );
}

/** The devices of one kind. */
export function KindRow({
  type,
  ...row
}: Omit<LooksRowProps, 'icon' | 'title'> & { readonly type: DeviceType }) {
  return (
    <LooksRow
      icon={<DeviceTypeIcon type={type} />}
      title={<FormattedMessage id={`devices.kind.${type}`} />}
      {...row}
    />
  );
}

/** The devices of many kinds. */
export function AllKindsRow({
  kinds,
  ...row
}: Omit<LooksRowProps, 'icon' | 'title'> & { readonly kinds: number }) {
  return (
    <LooksRow
      icon={<PlugIcon />}
      title={<FormattedMessage id="eventDevices.kinds" values={{ count: kinds }} />}
      {...row}
    />
  );
}

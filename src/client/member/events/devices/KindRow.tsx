import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeviceType } from '../../../../domain/devices/deviceTypes.ts';
import type { DeviceSentence } from '../../../../domain/events/deviceSentence.ts';
import { DeviceTypeIcon } from '../../../shared/devices/DeviceTypeIcon.tsx';
import { FoldRow } from '../../../ui/FoldRow.tsx';
import { List } from '../../../ui/List.tsx';

interface KindRowProps {
  readonly type: DeviceType;
  /** Of each of its devices. */
  readonly looks: readonly DeviceSentence['look'][];
  readonly children: ReactNode;
}

/** The devices of one kind after the event: one line, and each of them behind it. */
export function KindRow({ type, looks, children }: KindRowProps) {
  const count = (look: DeviceSentence['look']) => looks.filter((each) => each === look).length;
  const [took, trouble] = [count('in'), count('trouble')];
  return (
    <FoldRow
      icon={<DeviceTypeIcon type={type} />}
      tone={trouble > 0 ? 'warn' : took > 0 ? 'brand' : 'quiet'}
      title={<FormattedMessage id={`devices.kind.${type}`} />}
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

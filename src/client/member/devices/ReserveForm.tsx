import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../shared/format/useFormats.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ReserveFormProps } from './ReserveLazy.tsx';

const load = async () => (await import('./ReserveLazy.tsx')).ReserveLazy;

/** Down to which charge an event may empty the battery. */
export function ReserveForm(props: ReserveFormProps) {
  const { percent } = useFormats();
  return (
    <Disclosure
      summary={<FormattedMessage id="devices.reserve.title" values={{ reserve: percent(props.percent) }} />}
    >
      <LazySection<ReserveFormProps> name="ReserveLazy" load={load} props={props}>
        <Skeleton height={160} />
      </LazySection>
    </Disclosure>
  );
}

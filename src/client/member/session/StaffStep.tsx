import { LazySection } from '../../shared/LazySection.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { StaffStepProps } from './StaffStepLazy.tsx';

const loadStaffStep = async () => (await import('./StaffStepLazy.tsx')).StaffStepLazy;

/** Members never load it. */
export function StaffStep(props: StaffStepProps) {
  return (
    <LazySection name="StaffStepLazy" load={loadStaffStep} atOnce props={props}>
      <Skeleton height={320} />
    </LazySection>
  );
}

import type { Settings } from '../../../../../codegen/rest/types.ts';
import { LazySection, type LazyPart } from '../../../shared/LazySection.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SectionPage } from '../SectionPage.tsx';
import type { PeopleProps } from './PeopleLazy.tsx';

const PEOPLE: LazyPart<PeopleProps> = {
  name: 'PeopleLazy',
  load: async () => (await import('./PeopleLazy.tsx')).PeopleLazy,
};

/** The people of the home. */
export function PeopleSection({ settings }: { readonly settings: Settings }) {
  return (
    <SectionPage section="people">
      <LazySection {...PEOPLE} atOnce props={{ timeZone: settings.time_zone }}>
        <Skeleton height={419} />
      </LazySection>
    </SectionPage>
  );
}

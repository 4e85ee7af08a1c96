import type { Settings } from '../../../../../codegen/rest/types.ts';
import { useIsOn } from '../../../platform/features/useFeature.ts';
import { SectionPage } from '../SectionPage.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { JoinCard } from './JoinCard.tsx';
import { VacationCard } from './VacationCard.tsx';

/** When the home takes part: vacations, auto-join, and the calendar of its events. */
export function VacationSection({ settings }: { readonly settings: Settings }) {
  const isOn = useIsOn();
  return (
    <SectionPage section="vacation">
      {isOn('settings_vacation') && <VacationCard settings={settings} />}
      <JoinCard settings={settings} />
      <CalendarCard settings={settings} />
    </SectionPage>
  );
}

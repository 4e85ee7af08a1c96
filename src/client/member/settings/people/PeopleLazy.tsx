import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HomeOfAnother } from './HomeOfAnother.tsx';
import { OwnPeople } from './OwnPeople.tsx';
import { homePeople } from './peopleQueries.ts';

export interface PeopleProps {
  readonly timeZone: string;
}

export function PeopleLazy({ timeZone }: PeopleProps) {
  return (
    <Card>
      <PartBoundary>
        <People timeZone={timeZone} />
      </PartBoundary>
    </Card>
  );
}

function People({ timeZone }: PeopleProps) {
  const { data } = useSuspenseRestQuery(homePeople(useApp()));
  return data.role === 'owner' ? (
    <OwnPeople people={data} timeZone={timeZone} />
  ) : (
    <HomeOfAnother owner={data.owner} />
  );
}

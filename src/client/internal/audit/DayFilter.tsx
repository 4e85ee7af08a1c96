import { DateField } from '../shared/form/dateFields.tsx';
import { useListView } from '../shared/list/useListView.ts';

/** Filters a list by a day, which is kept in the URL. */
export function DayFilter({
  parameter,
  label,
}: {
  readonly parameter: 'from' | 'to';
  readonly label: string;
}) {
  const view = useListView();
  return (
    <DateField
      label={label}
      value={view.query.get(parameter) ?? ''}
      onChange={(day) => view.set({ [parameter]: day })}
    />
  );
}

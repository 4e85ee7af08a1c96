import { FilterSelect } from './FilterSelect.tsx';
import type { FilterSelectProps } from './FilterSelect.tsx';
import { useListView } from './useListView.ts';

export interface NamedFilterProps extends Pick<FilterSelectProps, 'label' | 'all' | 'options'> {
  /** Of the address. */
  readonly parameter: 'utility' | 'program' | 'kind' | 'tag';
}

/** Filters a list by one of several named things, which is kept in the URL. */
export function NamedFilter({ parameter, ...filter }: NamedFilterProps) {
  const view = useListView();
  return (
    <FilterSelect
      {...filter}
      value={view.query.get(parameter) ?? ''}
      onChange={(id) => view.set({ [parameter]: id })}
    />
  );
}

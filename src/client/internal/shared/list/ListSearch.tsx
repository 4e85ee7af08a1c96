import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { useListView } from './useListView.ts';

interface ListSearchProps extends Pick<SearchBoxProps, 'label' | 'secondary'> {
  /** Of the text in the address. */
  readonly name?: string;
}

/** Searches a list; the text is kept in the URL. */
export function ListSearch({ name = 'q', ...box }: ListSearchProps) {
  const { query, set } = useListView();
  return (
    <SearchBox {...box} value={query.get(name) ?? ''} onSearch={(searched) => set({ [name]: searched })} />
  );
}

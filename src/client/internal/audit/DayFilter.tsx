import OutlinedInput from '@mui/material/OutlinedInput';
import styles from '../shared/List.module.css';
import { useListView } from '../shared/useListView.ts';

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
    <label className={styles['day']}>
      <span className="small muted">{label}</span>
      <OutlinedInput
        type="date"
        className={styles['filter']}
        value={view.query.get(parameter) ?? ''}
        onChange={({ currentTarget }) => view.set({ [parameter]: currentTarget.value })}
      />
    </label>
  );
}
